import { describe, expect, it } from 'vitest'
import { createTopic, range } from '../../../test/useTestRelays.js'
import { useTwoRelays } from '../../../test/useTwoRelays.js'
import type { Database } from '../../database/Database.js'

const { start, startTwo, getStore, getOther } = useTwoRelays()

const listeners = `query ilike 'listen%' and backend_type = 'client backend' and datname = current_database()`

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
        key === 'listen' ? () => () => {} : Reflect.get(target, key, receiver),
    })
    const [here, there] = await Promise.all([
      start({ database: deaf, limits: { listenCheck: 50 } }),
      start({ database: getOther() }),
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
