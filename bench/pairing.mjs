import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { explain } from '../scripts/bootstrap.mjs'
import { loadPackages } from './pairing/loadPackages.mjs'
import { measureHandshakes } from './pairing/measureHandshakes.mjs'
import { measurePairingTime } from './pairing/measurePairingTime.mjs'
import { measureSoak } from './pairing/measureSoak.mjs'
import { openBenchDatabase } from './relay/openBenchDatabase.mjs'
import { startRelayProcess } from './relay/startRelayProcess.mjs'
import { createReport, describeMachine } from './report.mjs'
import { percentiles } from './statistics.mjs'

const help = `npm run bench -- pairing [options]

  --only NAME         time, handshakes or soak
  --runs COUNT        pairings over bad networks (60)
  --seed NUMBER       of the first of them (1)
  --at-once COUNT     pairings at the same time (20)
  --soak TIME         how long pairs talk: 90s, 10m, 2h (60s)
  --pairs COUNT       pairs that talk (20)`

const { note, finish } = createReport()
const say = text => console.log(text)
const round = (value, digits = 0) => value.toFixed(digits)
const load = () => round(loadavg()[0] ?? 0, 1)

const seconds = text => {
  const [, count, unit = 's'] = /^(\d+)(s|m|h)?$/.exec(text) ?? []
  if (count === undefined) throw new Error(`"${text}" is not a duration: use 90s, 10m or 2h.`)
  return Number(count) * { s: 1, m: 60, h: 3600 }[unit]
}

async function benchTime(packages, port) {
  say('Pairing over a good network …')
  const { p50, p95, most } = await measurePairingTime(packages, port, 60)
  const measured = `p50 ${round(p50)}, p95 ${round(p95)}, most ${round(most)} ms`
  note('from the call to the session', measured, 'p95 at most 500 ms', p95 <= 500)
}

async function benchHandshakes(packages, port, { runs, seed, atOnce }) {
  say(`Pairing ${runs} times over bad networks, seeds ${seed} to ${seed + runs - 1} …`)
  const results = await measureHandshakes(packages, port, {
    ...{ runs, seed, atOnce },
    onFailure: result => say(`  seed ${result.seed}: ${JSON.stringify(result)}`),
  })
  const paired = results.filter(({ isPaired }) => isPaired)
  const share = (paired.length / runs) * 100
  const { p50, p95, most } = percentiles(paired.map(result => result.seconds))
  const total = name => results.reduce((sum, { counts }) => sum + counts[0][name] + counts[1][name], 0)
  const faults = ['connections', 'resets', 'cut', 'halfOpen', 'crawling', 'refused']
  say(`  on the way: ${faults.map(name => `${total(name)} ${name}`).join(', ')}`)
  say(`  time until paired: p50 ${round(p50, 1)}, p95 ${round(p95, 1)}, most ${round(most, 1)} s`)
  say(`  with the first code: ${results.filter(result => result.isPaired && result.codes === 1).length}`)
  note('paired within 60 s', `${round(share, 1)} %`, 'at least 99.5 %', share >= 99.5)
  const stuck = results.flatMap(result => result.stuck).length
  note('promises without an end', String(stuck), '0', stuck === 0)
  const left = results.reduce((sum, { timers }) => sum + timers, 0)
  note('timers left behind', String(left), '0', left === 0)
}

async function benchSoak(packages, port, options) {
  say(`${options.pairs} pairs sign every five seconds for ${options.seconds} s …`)
  const { asked, answered, errors, slope, counts } = await measureSoak(packages, port, options)
  const share = (answered / asked) * 100
  if (errors.size > 0) say(`  failed with: ${JSON.stringify([...errors])}`)
  note('signed', `${answered} of ${asked}, ${round(share, 2)} %`, 'at least 99.9 %', share >= 99.9)
  const [first, last] = [counts[Math.floor(counts.length / 2)], counts.at(-1)]
  const isSteady = last.listeners <= first.listeners
  note('listeners', `${first.listeners}, at the end ${last.listeners}`, 'no more', isSteady)
  const { timers, sockets, stored } = last
  say(
    `  at the end: ${timers} timers, ${sockets} sockets, ${Math.round(stored / options.pairs)} characters stored by each pair`,
  )
  const words = `${round(slope, 1)} MiB an hour`
  if (options.seconds >= 1800) note('growth of the heap', words, 'below 1 MiB an hour', slope < 1)
  else say(`  growth of the heap: ${words} (says something from half an hour on)`)
}

async function bench() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      'at-once': { type: 'string', default: '20' },
      soak: { type: 'string', default: '60s' },
      pairs: { type: 'string', default: '20' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return say(help)
  const seed = Number(values.seed)
  say(describeMachine())
  const packages = await loadPackages()
  const delay = monitorEventLoopDelay()
  delay.enable()
  const database = await openBenchDatabase()
  const unhandled = []
  process.on('unhandledRejection', error => unhandled.push(error))
  try {
    const relay = await startRelayProcess(database)
    const { port } = relay
    const parts = {
      time: () => benchTime(packages, port),
      handshakes: () =>
        benchHandshakes(packages, port, {
          runs: Number(values.runs),
          seed,
          atOnce: Number(values['at-once']),
        }),
      soak: () =>
        benchSoak(packages, port, { seconds: seconds(values.soak), pairs: Number(values.pairs), seed }),
    }
    for (const [name, act] of Object.entries(parts)) if (!values.only || values.only === name) await act()
    await relay.stop('SIGTERM')
  } finally {
    await database.close()
  }
  for (const error of unhandled) say(`  unhandled: ${error?.stack ?? error}`)
  note('unhandled rejections', String(unhandled.length), '0', unhandled.length === 0)
  const late = `p99 ${round(delay.percentile(99) / 1e6)}, most ${round(delay.max / 1e6)} ms`
  say(`Load ${load()} at the end; the event loop of this process was delayed by ${late}.`)
  finish()
  process.exit()
}

await bench().catch(explain)
