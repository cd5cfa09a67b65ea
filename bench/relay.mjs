import { parseArgs } from 'node:util'
import { explain } from '../scripts/bootstrap.mjs'
import { run } from '../scripts/process/run.mjs'
import { root } from '../scripts/root.mjs'
import { measureCrashes } from './relay/measureCrashes.mjs'
import { measureHostile } from './relay/measureHostile.mjs'
import { measureRolling } from './relay/measureRolling.mjs'
import { measureSoak } from './relay/measureSoak.mjs'
import { measureSockets } from './relay/measureSockets.mjs'
import { measureThroughput } from './relay/measureThroughput.mjs'
import { measureUnread } from './relay/measureUnread.mjs'
import { openBenchDatabase } from './relay/openBenchDatabase.mjs'
import { startRelayProcess } from './relay/startRelayProcess.mjs'
import { createReport, describeMachine } from './report.mjs'

const help = `npm run bench -- relay [options]

  --full              the durations that the targets are meant for: about three hours
  --only NAMES        throughput, crashes, rolling, unread, hostile, sockets, soak; several with commas
  --sockets COUNT     sockets that are held (15000)
  --hold SECONDS      how long they are held (35)
  --storm COUNT       how many of them come back after a kill (10000)
  --seconds SECONDS   of each steady load (15)
  --crashes SECONDS   of killing the server (40)
  --soak SECONDS      of two hundred pairs that talk (60)`

const { note, finish } = createReport()
const say = text => console.log(text)

function readOptions() {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      only: { type: 'string' },
      sockets: { type: 'string', default: '15000' },
      hold: { type: 'string' },
      storm: { type: 'string', default: '10000' },
      seconds: { type: 'string' },
      crashes: { type: 'string' },
      soak: { type: 'string' },
    },
  })
  const choose = (given, short, full) => Number(given ?? (values.full ? full : short))
  return {
    ...values,
    only: values.only?.split(','),
    hold: choose(values.hold, 35, 600),
    seconds: choose(values.seconds, 15, 600),
    crashes: choose(values.crashes, 40, 600),
    soak: choose(values.soak, 60, 7200),
  }
}

async function bench() {
  const options = readOptions()
  if (options.help) return say(help)
  say(`${describeMachine()} Clients and servers are on the same machine.`)
  await run('npm', ['run', '-s', 'build'], { cwd: root })
  const began = performance.now()
  const database = await openBenchDatabase()
  const { seconds } = options
  const stepSeconds = options.full ? 60 : 5
  const rolling = options.full
    ? { pairs: 20, rounds: 10, roundSeconds: 10 }
    : { pairs: 8, rounds: 4, roundSeconds: 3 }
  const sockets = {
    sockets: Number(options.sockets),
    stormSockets: Number(options.storm),
    holdSeconds: options.hold,
  }
  const parts = {
    throughput: () => measureThroughput(database, { seconds, stepSeconds }, note),
    crashes: () => measureCrashes(database, { seconds: options.crashes }, note),
    rolling: () => measureRolling(database, rolling, note),
    unread: () => measureUnread(database, { seconds, connections: 14 }, note),
    hostile: () => measureHostile(database, { seconds, each: 500 }, note),
    sockets: () => measureSockets(database, sockets, note),
    soak: () => measureSoak(database, { seconds: options.soak }, note),
  }
  try {
    // The first start creates the database schema, which is not measured.
    await (await startRelayProcess(database)).stop('SIGTERM')
    for (const [name, act] of Object.entries(parts)) {
      if (options.only && !options.only.includes(name)) continue
      say(`\n${name} …`)
      await act()
      await database.clear()
    }
  } finally {
    await database.close()
  }
  finish()
  say(`It took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`)
}

await bench().catch(explain)
process.exit()
