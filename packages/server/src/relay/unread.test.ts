import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createTopic, range, useTestRelays } from '../../test/useTestRelays.js'

const { start } = useTestRelays()
const fast = { burst: 1e9, perSecond: 1e9 }
const wide = {
  frames: fast,
  framesPerAddress: fast,
  publishes: fast,
  publishesPerAddress: fast,
  publishedBytes: fast,
}
const megabyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** What this process holds on to, relay and clients together. */
function readMemory() {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / megabyte
}

// Thirty megabytes take a while on a busy machine.
it('keeps little of the fetched pages of clients that do not read, and the mail stays [RL05]', {
  timeout: 120_000,
}, async () => {
  const relay = await start({ limits: { ...wide, idleTimeout: 6000, pingInterval: 1000 } })
  const dapp = await relay.connect()
  const topics = range(120).map(createTopic)
  for (const topic of topics) await dapp.publish(topic, topic.padEnd(250_000, 'x'))
  const before = readMemory()
  const clients = await Promise.all(range(4).map(() => relay.connect()))
  let most = 0
  for (const client of clients) {
    client.socket.pause()
    for (const topic of topics) void client.call('irn_fetchMessages', { topic })
  }
  await expect
    .poll(
      () => {
        most = Math.max(most, readMemory() - before)
        return relay.events.filter(({ type }) => type === 'disconnected')
      },
      { interval: 200, timeout: 60_000 },
    )
    .toHaveLength(4)
  for (const client of clients) client.cut()
  // All of it would be 120 MB, of which the sockets of this machine take a third.
  expect(most).toBeLessThan(20)
  const wallet = await relay.connect()
  await wallet.call('irn_batchSubscribe', { topics })
  expect(await wallet.receive(120, 60_000)).toHaveLength(120)
})

it('does not wait for ever for a client that sends pings and reads no answer [RL05]', {
  timeout: 120_000,
}, async () => {
  const relay = await start({ limits: { ...wide, unreadBytes: 64 * 1024, idleTimeout: 500 } })
  const client = await relay.connect()
  client.socket.pause()
  const payload = Buffer.alloc(125)
  await expect
    .poll(
      () => {
        for (const _ of range(2000)) if (client.socket.readyState === 1) client.socket.ping(payload)
        return relay.events.some(({ type }) => type === 'disconnected')
      },
      { interval: 10, timeout: 60_000 },
    )
    .toBe(true)
  client.cut()
})

it('answers several fetches that come at once one after the other', async () => {
  const relay = await start({ limits: wide })
  const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
  const topics = range(6).map(createTopic)
  for (const topic of topics) await dapp.publish(topic, topic.padEnd(250_000, 'x'))
  const answers = await Promise.all(topics.map(topic => wallet.call('irn_fetchMessages', { topic })))
  expect(answers.map(({ result }) => result)).toEqual(
    topics.map(topic => expect.objectContaining({ messages: [expect.objectContaining({ topic })] })),
  )
})

it('closes a client that sends binary frames [RL03]', async () => {
  const relay = await start()
  const client = await relay.connect()
  client.socket.send(Buffer.from('{"id":"1","jsonrpc":"2.0","method":"irn_nothing"}'), { binary: true })
  expect(await client.closed).toEqual({ code: 1003, reason: 'binary: Frames are text.' })
  expect(client.frames).toEqual([])
})

it('answers a ping with what it carried', async () => {
  const relay = await start()
  const client = await relay.connect()
  const answer = new Promise(resolve => client.socket.once('pong', data => resolve(String(data))))
  client.socket.ping('hello')
  expect(await answer).toBe('hello')
})
