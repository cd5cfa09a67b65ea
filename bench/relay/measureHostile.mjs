import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { openBenchDatabase } from './openBenchDatabase.mjs'
import { startRelayProcess } from './startRelayProcess.mjs'
import { openTalks } from './talk.mjs'
import { within } from './within.mjs'

const pairs = 500
const perSecond = 300
const lowestPriority = 19
const hostileSeconds = 60

/**
 * LT8: a thousand regular clients beside clients that never read, that flood and that send garbage. The baseline is
 * a thousand clients of a second server with its own database that is not attacked. Other load of the machine,
 * including the hostile clients' own, slows both alike.
 */
export async function measureHostile(database, options, note) {
  const sparedDatabase = await openBenchDatabase()
  try {
    await attackOne(database, sparedDatabase, options, note)
  } finally {
    await sparedDatabase.close()
  }
}

async function attackOne(database, sparedDatabase, { seconds, each }, note) {
  const relay = await startRelayProcess(database)
  const sparedRelay = await startRelayProcess(sparedDatabase)
  const attackedTalks = await openTalks(relay.port, pairs)
  const sparedTalks = await openTalks(sparedRelay.port, pairs)
  const hostile = fork(new URL('./hostileClients.mjs', import.meta.url), [relay.port, each].map(String))
  // A lower priority than the servers, but no lower, or other work on the machine would keep them from causing
  // load.
  setPriority(hostile.pid, Math.min(lowestPriority, getPriority() + 10))
  const hear = what => {
    const ended = once(hostile, 'exit').then(() => Promise.reject(new Error('The hostile clients ended.')))
    return within(hostileSeconds, Promise.race([once(hostile, 'message'), ended]), () => what)
  }
  await hear('The hostile clients did not start')
  await setTimeout(3000)
  const servers = [sparedRelay, relay]
  const spentBefore = servers.map(server => server.usage().processor)
  const began = performance.now()
  const [spared, attacked] = await Promise.all(
    [sparedTalks, attackedTalks].map(({ talk }) => talk({ perSecond, seconds })),
  )
  const tookSeconds = (performance.now() - began) / 1000
  const spent = servers.map((server, index) => (server.usage().processor - spentBefore[index]) / tookSeconds)
  hostile.send('stats')
  const [{ closed, opened, frames }] = await hear('The hostile clients did not say what they did')
  hostile.kill('SIGKILL')
  const { mostMemory } = relay.usage()
  for (const { close } of [sparedTalks, attackedTalks]) close()
  await Promise.all(servers.map(server => server.stop('SIGTERM')))

  const [spentSpared, spentAttacked] = spent.map(share => (share * 100).toFixed(0))
  const ratio = attacked.delivered.p99 / spared.delivered.p99
  const times = `${spared.delivered.p99.toFixed(1)} and ${attacked.delivered.p99.toFixed(1)} ms: ${ratio.toFixed(1)} times`
  const lost = attacked.refused + attacked.missing
  const codes = Object.entries(closed).map(([code, count]) => `${count} with ${code}`)
  note(
    'LT8 p99 of good clients, at a spared server and at the attacked one',
    times,
    'at most 2 times',
    ratio <= 2,
  )
  note(
    'LT8 processor of the spared server and of the attacked one',
    `${spentSpared} and ${spentAttacked} % of one core`,
  )
  note('LT8 good messages refused or missing', String(lost), '0', lost === 0)
  note('LT8 frames and connections of the hostile clients', `${frames} and ${opened}`)
  note(`LT8 connections of ${3 * each} hostile clients that ended`, codes.join(', ') || 'none')
  note('LT8 most memory of the server', `${mostMemory.toFixed(0)} MiB`, 'at most 400 MiB', mostMemory <= 400)
}
