import { setTimeout } from 'node:timers/promises'
import { holdSockets } from './holdSockets.mjs'
import { startRelayProcess } from './startRelayProcess.mjs'

/** LT1 and LT2: holds sockets, then kills the server and waits until all reconnect. */
export async function measureSockets(database, { sockets, holdSeconds, stormSockets }, note) {
  let relay = await startRelayProcess(database)
  const began = performance.now()
  const held = await holdSockets(relay.port, sockets)
  const connectSeconds = (performance.now() - began) / 1000
  held.report()

  const before = relay.usage()
  await setTimeout(holdSeconds * 1000)
  const after = relay.usage()
  const { closes } = held.report()
  const processor = ((after.processor - before.processor) / holdSeconds) * 100
  const memory = (after.memory * 1024 * 1024) / 1e6
  const about = `${held.count()} for ${holdSeconds} s, connected in ${connectSeconds.toFixed(0)} s`
  note('LT1 sockets held', about, String(sockets), held.count() === sockets)
  note('LT1 unexpected closes', String(closes), '0', closes === 0)
  note('LT1 memory of the server', `${memory.toFixed(0)} MB`, 'at most 300 MB', memory <= 300)
  note('LT1 processor while idle', `${processor.toFixed(1)} %`, 'at most 15 %', processor <= 15)

  const count = Math.min(stormSockets, sockets)
  held.keep(count)
  await setTimeout(1000)
  held.report()
  const killedAt = performance.now()
  const { port } = relay
  await relay.stop('SIGKILL')
  relay = await startRelayProcess(database, port)
  const isBack = await held.waitFor(count, 120_000)
  const { openedAt, refused } = held.report()
  const seconds = openedAt.map(time => (time - killedAt) / 1000)
  const perSecond = new Map()
  for (const second of seconds)
    perSecond.set(Math.floor(second), (perSecond.get(Math.floor(second)) ?? 0) + 1)
  const last = Math.max(...seconds)
  const peak = Math.max(...perSecond.values())
  held.close()
  await relay.stop('SIGKILL')
  const back = isBack ? `${count} after ${last.toFixed(1)} s` : `${held.count()} of ${count}`
  note('LT2 all clients back after kill -9', back, 'at most 40 s', isBack && last <= 40)
  note('LT2 most connects in a second', String(peak), 'at most 2,500', peak <= 2500)
  note('LT2 refused tokens', String(refused), '0', refused === 0)
}
