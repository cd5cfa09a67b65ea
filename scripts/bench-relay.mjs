import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureCrashes } from './bench-relay/measureCrashes.mjs'
import { measureIdle } from './bench-relay/measureIdle.mjs'
import { measureLatency } from './bench-relay/measureLatency.mjs'
import { startRelayProcess } from './bench-relay/startRelayProcess.mjs'
import { explain } from './bootstrap.mjs'
import { runTool } from './process/runTool.mjs'

const rows = []
const say = text => console.log(text)
const note = (what, measured, target, isMet) => {
  rows.push({ what, measured, target, isMet })
  say(`  ${what}: ${measured} (target ${target})${isMet ? '' : '  MISSED'}`)
}
const round = (value, digits = 0) => value.toFixed(digits)

async function benchIdle(dataFolder, count) {
  say(`Holding ${count} idle sockets …`)
  const relay = await startRelayProcess(dataFolder)
  const { held, connectSeconds, memory, processor } = await measureIdle(relay, count)
  await relay.stop('SIGTERM')
  note('idle sockets held', `${held}, connected in ${round(connectSeconds)} s`, String(count), held === count)
  note('memory of the server', `${round(memory)} MiB`, 'below 400 MiB', memory < 400)
  note('processor while idle', `${round(processor, 1)} %`, 'at most 15 %', processor <= 15)
}

async function benchLatency(dataFolder, perSecond) {
  say(`Publishing ${perSecond} durable messages a second …`)
  const relay = await startRelayProcess(dataFolder)
  const { refused, missing, acknowledged, delivered, processor } = await measureLatency(relay, perSecond)
  await relay.stop('SIGTERM')
  const format = ({ p50, p99, most }) => `p50 ${round(p50, 1)}, p99 ${round(p99, 1)}, most ${round(most)} ms`
  note('published until durable', format(acknowledged), 'p99 below 100 ms', acknowledged.p99 < 100)
  note('published until delivered', format(delivered), 'p99 below 100 ms', delivered.p99 < 100)
  say(`  processor of the server meanwhile: ${round(processor)} % of one core`)
  note('refused or not delivered', `${refused} and ${missing}`, '0 and 0', refused + missing === 0)
}

async function benchCrashes(dataFolder, rounds) {
  say(`Killing the server ${rounds} times under load …`)
  const { acknowledged, lost, slowestStart } = await measureCrashes(dataFolder, rounds)
  note('acknowledged and lost', `${lost} of ${acknowledged}`, '0', lost === 0)
  note('slowest start after a kill', `${round(slowestStart)} ms`, 'at most 1000 ms', slowestStart <= 1000)
}

async function bench() {
  const { values } = parseArgs({
    options: {
      sockets: { type: 'string', default: '10000' },
      rate: { type: 'string', default: '1000' },
      kills: { type: 'string', default: '10' },
      only: { type: 'string' },
    },
  })
  const [load = 0] = loadavg()
  say(
    `${availableParallelism()} cores, load ${round(load, 1)} before the start; a busy machine shows in every time.`,
  )
  await runTool('tsc', '-b', 'packages/server/tsconfig.build.json')
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-bench-relay-'))
  await chmod(dataFolder, 0o755) // PostgreSQL runs as another user when this runs as root
  const parts = {
    latency: () => benchLatency(dataFolder, Number(values.rate)),
    crashes: () => benchCrashes(dataFolder, Number(values.kills)),
    idle: () => benchIdle(dataFolder, Number(values.sockets)),
  }
  try {
    for (const [name, act] of Object.entries(parts)) if (!values.only || values.only === name) await act()
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
  const missed = rows.filter(({ isMet }) => !isMet).length
  say(missed === 0 ? '\nEvery target is met.' : `\n${missed} of ${rows.length} targets are missed.`)
}

await bench().catch(explain)
