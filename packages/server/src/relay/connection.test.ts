import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createTopic, range, useTestRelays } from '../../test/useTestRelays.js'
import { defaultRelayLimits } from './relayLimits.js'

const { start } = useTestRelays()

describe('a connection', () => {
  it('subscribes to at most 500 topics, the first at once and then a few a second [RL02]', async () => {
    const relay = await start({ limits: { newTopics: { burst: 480, perSecond: 4 } } })
    const client = await relay.connect()
    const batch = (count: number) =>
      client.call('irn_batchSubscribe', { topics: range(count).map(createTopic) })
    expect((await batch(480)).result).toHaveLength(480)
    expect((await batch(480)).error?.code).toBe(-32002)
    expect((await batch(20)).error?.code).toBe(-32005)
    await expect.poll(async () => (await batch(20)).result, { interval: 200 }).toHaveLength(20)
    expect((await client.subscribe(createTopic())).error?.code).toBe(-32002)
  })

  it('that floods is read more slowly, loses nothing, and does not hold up others [RL03]', async () => {
    const relay = await start({ limits: { publishes: { burst: 20, perSecond: 25 } } })
    const [flood, dapp, wallet] = await Promise.all([relay.connect(), relay.connect(), relay.connect()])
    const topics = range(2).map(createTopic)
    const began = performance.now()
    const order: string[] = []
    const flooding = Promise.all(
      range(120).map(index => flood.publish(topics[index % 2] ?? '', `flood ${index}`)),
    )
    const slowed = flooding.then(() => flood.settle()).then(() => order.push('flood'))
    const topic = createTopic()
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'hello')
    await wallet.receive(1)
    order.push('others')
    await slowed
    expect((await flooding).every(({ result }) => result === true)).toBe(true)
    expect(order).toEqual(['others', 'flood'])
    expect(performance.now() - began).toBeGreaterThan(3900)
  })

  it('that sends more bytes than an address may is read more slowly, under any client id [RL03]', async () => {
    const relay = await start({ limits: { publishedBytes: { burst: 1000, perSecond: 1000 } } })
    const [flood, second] = await Promise.all([relay.connect(), relay.connect()])
    const began = performance.now()
    await flood.publish(createTopic(), 'x'.repeat(1500))
    await second.publish(createTopic(), 'x')
    await Promise.all([flood.settle(), second.settle()])
    expect(performance.now() - began).toBeGreaterThan(450)
  })

  it('that does not read is cut off at its limit and finds its mail when it is back [RL05]', async () => {
    const fast = { burst: 100_000_000, perSecond: 1000 }
    const relay = await start({ limits: { publishes: fast, publishedBytes: fast } })
    const [dapp, stuck] = await Promise.all([relay.connect(), relay.connect()])
    const topics = range(20).map(createTopic)
    await stuck.call('irn_batchSubscribe', { topics })
    stuck.socket.pause()
    const filler = 'x'.repeat(250_000)
    const sizes = topics.map(async topic => {
      const answers = await Promise.all(range(4).map(index => dapp.publish(topic, `${index}${filler}`)))
      return answers.filter(({ result }) => result === true).length
    })
    expect((await Promise.all(sizes)).every(count => count === 4)).toBe(true)
    await expect.poll(() => relay.events.some(event => event.type === 'disconnected')).toBe(true)
    stuck.cut()
    const back = await relay.connect({ identity: stuck.identity })
    await back.call('irn_batchSubscribe', { topics })
    const pushes = await back.receive(80, 20_000)
    expect(new Set(pushes.map(({ id }) => id)).size).toBe(80)
  })

  it('is closed when a frame is too large', async () => {
    const relay = await start({ limits: { frameBytes: 1000 } })
    const client = await relay.connect()
    client.socket.send('x'.repeat(1001))
    expect((await client.closed).code).toBe(1009)
  })

  it('is pinged before 30 seconds are over and dropped when it is silent', async () => {
    // Looked at every second, and clients give up at 35.
    expect(defaultRelayLimits.pingInterval).toBeLessThanOrEqual(29_000)
    const relay = await start({ limits: { pingInterval: 40, idleTimeout: 400 } })
    const [live, dead] = await Promise.all([relay.connect(), relay.connect()])
    await once(live.socket, 'ping')
    dead.socket.pause()
    await expect.poll(() => relay.events.filter(({ type }) => type === 'disconnected')).toHaveLength(1)
    expect((await live.settle()).result).toBe(true)
  })

  it('takes over from a dead one of the same client at once, which is dropped soon [C-02]', async () => {
    const relay = await start({ limits: { probeTimeout: 100 } })
    const [dapp, dead] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await dead.subscribe(topic)
    dead.socket.pause()
    const newest = await relay.connect({ identity: dead.identity })
    await newest.subscribe(topic)
    await dapp.publish(topic, 'hello')
    expect((await newest.receive(1))[0]?.message).toBe('hello')
    await expect.poll(() => relay.events.filter(({ type }) => type === 'disconnected')).toHaveLength(1)
    expect((await newest.settle()).result).toBe(true)
  })

  it('of another tab of the same browser stays', async () => {
    const relay = await start({ limits: { probeTimeout: 150, pingInterval: 30 } })
    const tab = await relay.connect()
    const other = await relay.connect({ identity: tab.identity })
    // As many pings take longer than a dead one would have been given.
    for (const _ of range(10)) await once(tab.socket, 'ping')
    expect((await tab.settle()).result).toBe(true)
    expect((await other.settle()).result).toBe(true)
  })
})
