import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/openTestDatabase.js'
import { startTestRelay, type TestRelay, type TestRelayOptions } from '../../test/startTestRelay.js'

let store: Awaited<ReturnType<typeof openTestDatabase>>
const relays: TestRelay[] = []

beforeAll(async () => {
  store = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(relays.splice(0).map(relay => relay.close()))
})
afterAll(() => store.close())

async function start(options: Partial<TestRelayOptions> = {}) {
  const relay = await startTestRelay({ database: store.database, ...options })
  relays.push(relay)
  return relay
}

const createTopic = () => randomBytes(32).toString('hex')
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('messages', () => {
  it('reach every other subscriber of the topic and never come back to the publisher [C-02]', async () => {
    const relay = await start()
    const [dapp, wallet, tab] = await Promise.all([relay.connect(), relay.connect(), relay.connect()])
    const topic = createTopic()
    for (const client of [dapp, wallet, tab])
      expect((await client.subscribe(topic)).result).toEqual(expect.any(String))
    const published = await dapp.publish(topic, 'hello', { tag: 1108, attestation: 'proof' })
    expect(published.result).toBe(true)
    const [push] = await wallet.receive(1)
    expect(push).toEqual({
      id: expect.any(Number),
      topic,
      message: 'hello',
      tag: 1108,
      attestation: 'proof',
      publishedAt: expect.any(Number),
    })
    await tab.receive(1)
    await dapp.settle()
    expect(dapp.pushes).toEqual([])
  })

  it('wait for a subscriber who comes later, in the order in which they were published [C-02, RL07]', async () => {
    const relay = await start()
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await Promise.all(range(150).map(index => dapp.publish(topic, `message ${index}`)))
    await wallet.subscribe(topic)
    const pushes = await wallet.receive(150)
    expect(pushes.map(({ message }) => message)).toEqual(range(150).map(index => `message ${index}`))
  })

  it('come again after a reconnect until they are acknowledged, and not once they are [RL10]', async () => {
    const relay = await start()
    const dapp = await relay.connect()
    const topic = createTopic()
    const deaf = await relay.connect({ acknowledges: false })
    await deaf.subscribe(topic)
    await dapp.publish(topic, 'first')
    await deaf.receive(1)
    deaf.cut()
    const again = await relay.connect({ identity: deaf.identity })
    await again.subscribe(topic)
    expect((await again.receive(1))[0]?.message).toBe('first')
    await again.settle()
    await again.close()
    await dapp.publish(topic, 'second')
    const third = await relay.connect({ identity: deaf.identity })
    await third.subscribe(topic)
    expect((await third.receive(1)).map(({ message }) => message)).toEqual(['second'])
  })
})
