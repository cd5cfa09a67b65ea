import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startValkey, type TestValkey, valkey } from '../../../test/startValkey.js'
import { createTopic, range } from '../../../test/useTestRelays.js'
import { useTwoRelays } from '../../../test/useTwoRelays.js'

const { start, startTwo, getStore, getOther } = useTwoRelays()
let running: TestValkey | undefined
beforeAll(async () => {
  if (valkey) running = await startValkey()
})
afterAll(() => running?.stop())

/** How relays hear of each other. */
const ways = [
  { name: 'the database', way: () => ({}) },
  ...(valkey ? [{ name: 'Valkey', way: () => ({ fanoutUrl: running?.url ?? '' }) }] : []),
]

async function countAcknowledged(topic: string) {
  const [row] = await getStore().database<{ count: number }[]>`
    select count(*)::int as count from relay_deliveries
    join relay_messages on id = message_id where topic = ${topic}`
  return row?.count
}

describe.each(ways)('two relays on one database that hear of each other over $name', ({ way }) => {
  it('deliver to clients of each other, and never to the publisher [C-02]', async () => {
    const { here, there } = await startTwo(way())
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const tab = await here.connect({ identity: dapp.identity })
    const topic = createTopic()
    await Promise.all([wallet.subscribe(topic), tab.subscribe(topic), dapp.subscribe(topic)])
    expect((await dapp.publish(topic, 'hello', { attestation: 'proof' })).result).toBe(true)
    expect((await wallet.receive(1))[0]).toMatchObject({ topic, message: 'hello', attestation: 'proof' })
    expect((await wallet.publish(topic, 'hello too')).result).toBe(true)
    await Promise.all([dapp.receive(1), tab.receive(1)])
    expect([...dapp.pushes, ...tab.pushes].map(({ message }) => message)).toEqual(['hello too', 'hello too'])
  })

  it('carry messages of any size, more at once than fit into one announcement, in order [C-02]', async () => {
    const { here, there } = await startTwo(way())
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const [topic, second] = [createTopic(), createTopic()]
    await wallet.call('irn_batchSubscribe', { topics: [topic, second] })
    const messages = range(190).map(index => ({ topic, message: `message ${index}`, tag: 1 }))
    await dapp.call('irn_batchPublish', { messages })
    await dapp.publish(second, 'x'.repeat(256 * 1024))
    await wallet.receive(191)
    const received = wallet.pushes.filter(push => push.topic === topic).map(({ message }) => message)
    expect(received).toEqual(messages.map(({ message }) => message))
  })

  it('do not deliver again what was acknowledged at the other [RL10]', async () => {
    const { here, there } = await startTwo(way())
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'first')
    await wallet.receive(1)
    await expect.poll(() => countAcknowledged(topic)).toBe(1)
    await wallet.close()
    await dapp.publish(topic, 'second')
    const moved = await there.connect({ identity: wallet.identity })
    await moved.subscribe(topic)
    expect((await moved.receive(1)).map(({ message }) => message)).toEqual(['second'])
  })

  it.each(['here', 'there'] as const)(
    'lose nothing when the one that is %s is started again [C-02]',
    async which => {
      const relays = await startTwo(way())
      const [dapp, wallet] = await Promise.all([relays.there.connect(), relays.here.connect()])
      const topic = createTopic()
      await wallet.subscribe(topic)
      await dapp.publish(topic, 'before')
      await wallet.receive(1)
      // Else it would be delivered again.
      await expect.poll(() => countAcknowledged(topic)).toBe(1)
      await relays[which].close()
      const left = which === 'here' ? relays.there : relays.here
      const publisher = which === 'there' ? await left.connect({ identity: dapp.identity }) : dapp
      await publisher.publish(topic, 'meanwhile')
      const again = await start({ ...way(), database: which === 'here' ? getStore().database : getOther() })
      const reader = which === 'here' ? await again.connect({ identity: wallet.identity }) : wallet
      if (which === 'here') await reader.subscribe(topic)
      const late = which === 'there' ? await again.connect({ identity: dapp.identity }) : publisher
      await late.publish(topic, 'after')
      const count = which === 'here' ? 2 : 3
      expect((await reader.receive(count)).slice(-2).map(({ message }) => message)).toEqual([
        'meanwhile',
        'after',
      ])
    },
  )

  it('count what both have stored against the limit of a topic [RL11]', async () => {
    const { here, there } = await startTwo({ ...way(), limits: { mailboxMessages: 20 } })
    const [one, two] = await Promise.all([here.connect(), there.connect()])
    const [topic, marker] = [createTopic(), createTopic()]
    await Promise.all([one.publish(topic, 'one'), two.publish(topic, 'two')])
    await one.subscribe(marker)
    for (const index of range(18)) expect((await two.publish(topic, `two ${index}`)).result).toBe(true)
    // Announcements come in order: with this one the others are known.
    await two.publish(marker, 'the end')
    await one.receive(1)
    expect((await one.publish(topic, 'too much')).error?.code).toBe(-32001)
  })
})

if (!valkey) it.skip('over Valkey: neither valkey-server nor redis-server is on this machine', () => {})
