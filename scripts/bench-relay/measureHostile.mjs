import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { startRelayProcess } from './startRelayProcess.mjs'
import { openTalks } from './talk.mjs'
import { within } from './within.mjs'

const pairs = 500
const perSecond = 300
const lowestPriority = 19
const hostileSeconds = 60

/** LT8: a thousand good clients, alone and then beside those that never read, that flood and that send garbage. */
export async function measureHostile(database, { seconds, each }, note) {
  const relay = await startRelayProcess(database)
  const { talk: openTalk, close } = await openTalks(relay.port, pairs)
  const { talk, spent } = withProcessor(relay, openTalk)
  const alone = await talk({ perSecond, seconds })
  const hostile = fork(new URL('./hostileClients.mjs', import.meta.url), [relay.port, each].map(String))
  // They would be on other machines: what they take of this one is not the server's doing. Below this process and no
  // further, or other work on the machine would keep them from doing harm.
  setPriority(hostile.pid, Math.min(lowestPriority, getPriority() + 10))
  const hear = what => {
    const ended = once(hostile, 'exit').then(() => Promise.reject(new Error('The hostile clients ended.')))
    return within(hostileSeconds, Promise.race([once(hostile, 'message'), ended]), () => what)
  }
  await hear('The hostile clients did not start')
  await setTimeout(3000)
  const beside = await talk({ perSecond, seconds })
  hostile.send('stats')
  const [{ closed, opened, frames }] = await hear('The hostile clients did not say what they did')
  hostile.kill('SIGKILL')
  const { mostMemory } = relay.usage()
  close()
  await relay.stop('SIGTERM')

  const [spentAlone, spentBeside] = spent.map(share => (share * 100).toFixed(0))
  const ratio = beside.delivered.p99 / alone.delivered.p99
  const times = `${alone.delivered.p99.toFixed(1)} and ${beside.delivered.p99.toFixed(1)} ms: ${ratio.toFixed(1)} times`
  const lost = beside.refused + beside.missing
  const codes = Object.entries(closed).map(([code, count]) => `${count} with ${code}`)
  note('LT8', 'p99 of good clients, alone and beside', times, 'at most 2 times', ratio <= 2)
  note(
    'LT8',
    'processor of the server, alone and beside',
    `${spentAlone} and ${spentBeside} % of one core`,
    '',
    true,
  )
  note('LT8', 'good messages refused or missing', String(lost), '0', lost === 0)
  note('LT8', 'frames and connections of the hostile clients', `${frames} and ${opened}`, '', true)
  note('LT8', `connections of ${3 * each} hostile clients that ended`, codes.join(', ') || 'none', '', true)
  note(
    'LT8',
    'most memory of the server',
    `${mostMemory.toFixed(0)} MiB`,
    'at most 400 MiB',
    mostMemory <= 400,
  )
}

/** Notes what share of a core the server takes during each talk, which other work on the machine changes least. */
function withProcessor(relay, talk) {
  const spent = []
  return {
    spent,
    talk: async options => {
      const before = relay.usage().processor
      const began = performance.now()
      const result = await talk(options)
      spent.push((relay.usage().processor - before) / ((performance.now() - began) / 1000))
      return result
    },
  }
}
