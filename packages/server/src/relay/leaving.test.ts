import { describe, expect, it } from 'vitest'
import type { RelayClient } from '../../test/connectRelayClient.js'
import type { TestRelay } from '../../test/startTestRelay.js'
import { createTopic, range, useTestRelays } from '../../test/useTestRelays.js'

const { start } = useTestRelays()

describe('a client that leaves right after it has sent something', () => {
  const ends: [string, (client: RelayClient) => void][] = [
    ['without a word', () => {}],
    ['with a close frame', ({ socket }) => socket.close(1001)],
  ]

  it.each(ends)('%s has published all of it [RL10]', async (_, end) => {
    const relay = await start()
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    dapp.leave(() => {
      for (const index of range(10)) void dapp.publish(topic, `message ${index}`)
      end(dapp)
    })
    const pushes = await wallet.receive(10)
    expect(pushes.map(({ message }) => message)).toEqual(range(10).map(index => `message ${index}`))
    expect(relay.events.filter(({ type }) => type === 'failed')).toEqual([])
  })

  it.each(ends)('%s has acknowledged all of it [RL10]', async (_, end) => {
    const relay = await start()
    const dapp = await relay.connect()
    const wallet = await relay.connect({ acknowledges: false })
    const topic = createTopic()
    await wallet.subscribe(topic)
    for (const index of range(10)) await dapp.publish(topic, `message ${index}`)
    const pushes = await wallet.receive(10)
    wallet.leave(() => {
      for (const { id } of pushes) wallet.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
      end(wallet)
    })
    await expect.poll(() => relay.events.filter(({ type }) => type === 'disconnected')).toHaveLength(1)
    await dapp.publish(topic, 'last')
    const again = await relay.connect({ identity: wallet.identity })
    await again.subscribe(topic)
    expect((await again.receive(1)).map(({ message }) => message)).toEqual(['last'])
  })

  // The first message beyond the burst stops the relay from reading on, and what came along with it is held. That the
  // client is gone the relay finds out by its pings.
  async function vanishWhileHeld(relay: TestRelay, wallet: RelayClient, count: number) {
    const topic = createTopic()
    const [client] = await Promise.all([relay.connect(), wallet.subscribe(topic)])
    client.sendTogether(() => {
      for (const index of range(count)) void client.publish(topic, `message ${index}`)
    })
    await wallet.receive(4)
    client.cut()
    await expect.poll(() => relay.events.filter(({ type }) => type === 'disconnected')).toHaveLength(1)
  }

  it('while some of it is held is heard to its end [RL10]', async () => {
    const limits = { publishes: { burst: 3, perSecond: 0.01 }, floodTime: 3_600_000, pingInterval: 40 }
    const relay = await start({ limits })
    const wallet = await relay.connect()
    await vanishWhileHeld(relay, wallet, 10)
    const pushes = await wallet.receive(10)
    expect(pushes.map(({ message }) => message)).toEqual(range(10).map(index => `message ${index}`))
  })

  it('while some of it is held is not heard beyond what it may [RL03]', async () => {
    const limits = { publishes: { burst: 3, perSecond: 1 }, floodTime: 3000, pingInterval: 40 }
    const relay = await start({ limits })
    const wallet = await relay.connect()
    await vanishWhileHeld(relay, wallet, 50)
    // The burst, and three seconds of debt.
    await wallet.receive(6)
    await wallet.settle()
    expect(wallet.pushes.length).toBeLessThan(12)
  })
})

describe('a client that stays, faster than it may', () => {
  it('has what came along with the last straw held back, while others are heard [RL03]', async () => {
    const relay = await start({ limits: { publishes: { burst: 30, perSecond: 0.1 }, floodTime: 600_000 } })
    const [flood, dapp, wallet] = await Promise.all([relay.connect(), relay.connect(), relay.connect()])
    const [flooded, topic] = [createTopic(), createTopic()]
    await Promise.all([wallet.subscribe(flooded), wallet.subscribe(topic)])
    flood.sendTogether(() => {
      for (const index of range(40)) void flood.publish(flooded, `flood ${index}`)
    })
    await wallet.receive(31)
    for (const index of range(20)) await dapp.publish(topic, `message ${index}`)
    const pushes = await wallet.receive(51)
    // The burst, and the one that was too much.
    expect(pushes.filter(({ message }) => message.startsWith('flood'))).toHaveLength(31)
  })
})

describe('a relay that stops', () => {
  it('stores and answers what is in flight, then asks its clients to come back [C-02]', async () => {
    const relay = await start()
    const [dapp, other] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    const answers = range(20).map(index => dapp.publish(topic, `message ${index}`))
    await other.settle()
    await relay.close()
    const results = await Promise.all(answers)
    const kept = results.filter(({ result }) => result === true).length
    const end = await other.closed
    expect(end).toEqual({ code: 1012, reason: expect.stringMatching(/^restart: retry_after=\d+\.\d$/) })
    const next = await start()
    const wallet = await next.connect()
    await wallet.subscribe(topic)
    expect((await wallet.receive(kept)).length).toBeGreaterThanOrEqual(kept)
  })
})
