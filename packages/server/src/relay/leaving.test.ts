import { describe, expect, it } from 'vitest'
import type { RelayClient } from '../../test/connectRelayClient.js'
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

  it('and was too fast is not heard beyond what it may [RL03]', async () => {
    const limits = { publishes: { burst: 5, perSecond: 1 }, floodTime: 5000 }
    const relay = await start({ limits })
    const [flood, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    flood.leave(() => {
      for (const index of range(50)) void flood.publish(topic, `message ${index}`)
    })
    await expect.poll(() => relay.events.filter(({ type }) => type === 'disconnected')).toHaveLength(1)
    await wallet.subscribe(topic)
    // The burst, and as much again of debt.
    await wallet.receive(10)
    await wallet.settle()
    expect(wallet.pushes.length).toBeLessThan(20)
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
