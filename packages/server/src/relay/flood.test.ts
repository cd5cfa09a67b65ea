import { expect, it } from 'vitest'
import type { RelayClient } from '../../test/connectRelayClient.js'
import type { TestRelay } from '../../test/startTestRelay.js'
import { createTopic, range, useTestRelays } from '../../test/useTestRelays.js'

const { start } = useTestRelays()
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

const createDraft = () => ({ topic: createTopic(), message: 'flood', ttl: 300, tag: 1108 })

/** Two clients of other addresses talk, one message after the other. */
async function talk(relay: TestRelay, count: number) {
  const [dapp, wallet] = await Promise.all([
    relay.connect(from('203.0.113.1')),
    relay.connect(from('203.0.113.2')),
  ])
  const topic = createTopic()
  await wallet.subscribe(topic)
  for (const index of range(count)) {
    expect((await dapp.publish(topic, `message ${index}`)).result).toBe(true)
    await wallet.receive(index + 1)
  }
  expect(wallet.pushes.map(({ message }) => message)).toEqual(range(count).map(index => `message ${index}`))
}

it('reads a socket that sends 10,000 messages at once slowly, while all messages of others arrive [RL03]', async () => {
  const relay = await start({ trustProxy: true })
  const flood = await relay.connect(from('198.51.100.1'))
  let answered = 0
  const answers = range(10_000).map(async index => {
    const { result } = await flood.publish(createTopic(), `flood ${index}`)
    if (result === true) answered++
  })
  await talk(relay, 100)
  // The burst that everybody has, and what had arrived when it was used up.
  expect(answered).toBeLessThan(3000)
  flood.cut()
  await Promise.all(answers)
})

it.each<[string, (client: RelayClient) => void]>([
  ['publishes', client => void client.call('irn_batchPublish', { messages: range(30).map(createDraft) })],
  ['frames', ({ socket }) => socket.send('{"id":"1","jsonrpc":"2.0","method":"irn_nothing"}')],
  ['frames', ({ socket }) => socket.ping()],
  ['frames', ({ socket }) => socket.pong()],
])('closes a socket with 1008 that goes on with too many %s [RL03]', async (kind, send) => {
  const slow = { burst: 10, perSecond: 10 }
  const relay = await start({ trustProxy: true, limits: { [kind]: slow, floodTime: 1000 } })
  const flood = await relay.connect(from('198.51.100.1'))
  for (const _ of range(100)) send(flood)
  expect(await flood.closed).toEqual({ code: 1008, reason: `flood: Too many ${kind}.` })
  await talk(relay, 5)
})

it('counts all sockets of an address together, and only those [RL03]', async () => {
  const limits = {
    publishes: { burst: 100, perSecond: 10 },
    publishesPerAddress: { burst: 50, perSecond: 10 },
    floodTime: 1000,
  }
  const relay = await start({ trustProxy: true, limits })
  const floods = await Promise.all(range(10).map(() => relay.connect(from('198.51.100.1'))))
  for (const flood of floods) for (const _ of range(10)) void flood.publish(createTopic(), 'flood')
  const closed = floods.map(async flood => (await flood.closed).code)
  expect(await Promise.race(closed)).toBe(1008)
  await talk(relay, 5)
})

it('slows down the neighbours of a flood at the same address, and keeps them [RL03]', async () => {
  const limits = { publishesPerAddress: { burst: 10, perSecond: 10 }, floodTime: 1000 }
  const relay = await start({ trustProxy: true, limits })
  const [flood, neighbour] = await Promise.all(range(2).map(() => relay.connect(from('198.51.100.1'))))
  void flood?.call('irn_batchPublish', { messages: range(30).map(createDraft) })
  expect((await flood?.closed)?.code).toBe(1008)
  // The address still owes more than a second.
  for (const _ of range(3)) {
    expect((await neighbour?.publish(createTopic(), 'quiet'))?.result).toBe(true)
  }
  expect(neighbour?.socket.readyState).toBe(neighbour?.socket.OPEN)
})

// A thousand keys and handshakes in one process take a while on a busy machine.
it('holds 500 of 1,000 sockets of one address, while all messages of others arrive [RL03]', {
  timeout: 120_000,
}, async () => {
  const relay = await start({ trustProxy: true, limits: { refusalHold: 50 } })
  const sockets = range(1000).map(() => relay.connect(from('198.51.100.1')))
  await talk(relay, 50)
  const clients = await Promise.all(sockets)
  const countOpen = () => clients.filter(({ socket }) => socket.readyState === socket.OPEN).length
  expect(countOpen()).toBeGreaterThan(0)
  // Clients hear a little later that they were closed.
  await expect.poll(countOpen).toBeLessThanOrEqual(500)
  await talk(relay, 20)
  for (const client of clients) client.cut()
})
