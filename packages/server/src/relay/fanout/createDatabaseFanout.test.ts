import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTopic, range, useTestRelays } from '../../../test/useTestRelays.js'
import type { Database } from '../../database/Database.js'
import { type OpenDatabase, openDatabase } from '../../database/openDatabase.js'

const { start, getStore } = useTestRelays()
// Another process has connections of its own.
let other: OpenDatabase
beforeAll(async () => {
  other = await openDatabase({ databaseUrl: getStore().databaseUrl })
})
afterAll(() => other.close())

type Options = Parameters<typeof start>[0]

async function startTwo(options: Options = {}) {
  const relays = await Promise.all([start(options), start({ database: other.database, ...options })])
  const [here, there] = relays
  await Promise.all([waitUntilHeard(here, there), waitUntilHeard(there, here)])
  return { here, there }
}

type Relay = Awaited<ReturnType<typeof start>>

/** A process listens a moment after it has started, and on a new connection if the one before was cut. */
async function waitUntilHeard(by: Relay, from: Relay) {
  const [reader, writer] = await Promise.all([by.connect(), from.connect()])
  const topic = createTopic()
  await reader.subscribe(topic)
  await expect
    .poll(async () => {
      await writer.publish(topic, `probe ${Math.random()}`)
      return reader.pushes.length
    })
    .toBeGreaterThan(0)
  await Promise.all([reader.close(), writer.close()])
}

const listeners = `query ilike 'listen%' and backend_type = 'client backend' and datname = current_database()`

async function countAcknowledged(topic: string) {
  const [row] = await getStore().database<{ count: number }[]>`
    select count(*)::int as count from relay_deliveries
    join relay_messages on id = message_id where topic = ${topic}`
  return row?.count
}

describe('two relays on one database', () => {
  it('deliver to clients of each other, and never to the publisher [C-02]', async () => {
    const { here, there } = await startTwo()
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
    const { here, there } = await startTwo()
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
    const { here, there } = await startTwo()
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
      const relays = await startTwo()
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
      const again = await start({ database: which === 'here' ? getStore().database : other.database })
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
    const { here, there } = await startTwo({ limits: { mailboxMessages: 20 } })
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

describe('an announcement that was not heard', () => {
  it('is made up for when the connection that listens was cut [C-02]', async () => {
    const { here, there } = await startTwo()
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const topics = range(30).map(createTopic)
    await wallet.call('irn_batchSubscribe', { topics })
    const { database } = getStore()
    const cuts = range(3).map(
      () =>
        database`select pg_terminate_backend(pid) from pg_stat_activity where ${database.unsafe(listeners)}`,
    )
    const sent = topics.map((topic, index) => dapp.publish(topic, `message ${index}`))
    await Promise.all([...cuts, ...sent])
    await wallet.receive(30)
    await wallet.settle()
    expect(new Set(wallet.pushes.map(({ message }) => message)).size).toBe(30)
  })

  it('is made up for when the connection that listens is deaf [C-02]', async () => {
    // What a pooler between server and database does to notifications.
    const deaf: Database = new Proxy(getStore().database, {
      get: (target, key, receiver) =>
        key === 'listen' ? async () => ({ unlisten: async () => {} }) : Reflect.get(target, key, receiver),
    })
    const [here, there] = await Promise.all([
      start({ database: deaf, limits: { listenCheck: 50 } }),
      start({ database: other.database }),
    ])
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect({ acknowledges: false })])
    const topic = createTopic()
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'hello')
    expect((await wallet.receive(1))[0]?.message).toBe('hello')
    expect(here.events).toContainEqual({ type: 'failed', what: 'listen', message: expect.any(String) })
    await dapp.publish(topic, 'again')
    expect((await wallet.receive(2)).map(({ message }) => message)).toEqual(['hello', 'again'])
  })
})
