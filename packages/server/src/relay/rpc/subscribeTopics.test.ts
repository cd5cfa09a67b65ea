import { describe, expect, it } from 'vitest'
import { createTopic, useTestRelays } from '../../../test/useTestRelays.js'

const { start } = useTestRelays()

describe('subscribing again', () => {
  it('does not bring again what is on its way over the same connection', async () => {
    const relay = await start()
    const dapp = await relay.connect()
    const wallet = await relay.connect({ acknowledges: false })
    const [topic, other] = [createTopic(), createTopic()]
    await dapp.publish(topic, 'hello')
    await wallet.subscribe(topic)
    await wallet.receive(1)
    await wallet.call('irn_batchSubscribe', { topics: [topic] })
    await wallet.subscribe(other)
    await dapp.publish(other, 'last')
    const pushes = await wallet.receive(2)
    expect(pushes.map(({ message }) => message)).toEqual(['hello', 'last'])
  })
  it('brings again what was not acknowledged when it is done after a while [RL10]', async () => {
    const relay = await start({ limits: { repeatDelay: 0 } })
    const dapp = await relay.connect()
    const wallet = await relay.connect({ acknowledges: false })
    const topic = createTopic()
    await dapp.publish(topic, 'hello')
    await wallet.subscribe(topic)
    await wallet.receive(1)
    await wallet.subscribe(topic)
    expect(await wallet.receive(2)).toHaveLength(2)
  })
})
