import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RelayClient } from '../../../test/connectRelayClient.js'
import { openTestDatabase } from '../../../test/openTestDatabase.js'
import { startTestRelay, type TestRelay, type TestRelayOptions } from '../../../test/startTestRelay.js'
import { createTopic, range } from '../../../test/useTestRelays.js'
import type { Database } from '../../database/Database.js'
import { connectDatabase } from '../../database/openDatabase.js'

let store: Awaited<ReturnType<typeof openTestDatabase>>
// What the test does to the database must not be done over the relay's connections.
let admin: Database
const relays: TestRelay[] = []

beforeAll(async () => {
  store = await openTestDatabase()
  admin = await connectDatabase(store.url)
})
afterEach(async () => {
  await Promise.all(relays.splice(0).map(relay => relay.close()))
})
afterAll(async () => {
  await admin.end({ timeout: 1 })
  await store.close()
})

async function startWithTwo(limits: TestRelayOptions['limits'] = {}) {
  const relay = await startTestRelay({ database: store.database, limits: { refusalHold: 20, ...limits } })
  relays.push(relay)
  const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
  const topic = createTopic()
  await wallet.subscribe(topic)
  return { relay, dapp, wallet, topic }
}

/** Ends every connection but the one that asks. */
const cutAll = () =>
  admin`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`

/** Publishes until it works again, and gives back what the relay has acknowledged. */
async function publishUntilStored(dapp: RelayClient, topic: string, label: string) {
  await expect
    .poll(async () => (await dapp.publish(topic, label)).result, { timeout: 25_000, interval: 50 })
    .toBe(true)
}

describe('a relay whose database', () => {
  it('drops every connection loses nothing that it has acknowledged and goes on [RL09]', async () => {
    const { dapp, wallet, topic } = await startWithTwo()
    const acknowledged: string[] = []
    const sent = range(60).map(async index => {
      if ((await dapp.publish(topic, `message ${index}`)).result === true)
        acknowledged.push(`message ${index}`)
    })
    for (const _ of range(3)) await cutAll()
    await Promise.all(sent)
    await publishUntilStored(dapp, topic, 'after')
    await expect
      .poll(() => wallet.pushes.map(({ message }) => message))
      .toEqual(expect.arrayContaining([...acknowledged, 'after']))
    expect((await wallet.settle()).result).toBe(true)
  })

  it('is killed says so to publishers and goes on when it is back, on the same sockets [RL09]', async () => {
    const { relay, dapp, wallet, topic } = await startWithTwo()
    await dapp.publish(topic, 'before')
    await wallet.receive(1)
    const pid = Number(
      (await readFile(join(store.dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
    )
    process.kill(pid, 'SIGKILL')
    const answers = await Promise.all(range(20).map(index => dapp.publish(topic, `message ${index}`)))
    for (const { result, error } of answers) expect(result ?? error?.code).toBeOneOf([true, -32000])
    await publishUntilStored(dapp, topic, 'after')
    await expect.poll(() => wallet.pushes.map(({ message }) => message)).toContain('after')
    const messages = new Set(wallet.pushes.map(({ message }) => message))
    for (const [index, { result }] of answers.entries()) {
      if (result === true) expect(messages).toContain(`message ${index}`)
    }
    const late = await relay.connect()
    expect((await late.settle()).result).toBe(true)
  })

  it('does not answer tells publishers in bounded time, and delivers what was stored after all [RL09]', async () => {
    const { dapp, wallet, topic } = await startWithTwo({ databaseTimeout: 200 })
    await admin.begin(async transaction => {
      await transaction`lock table relay_messages in access exclusive mode`
      expect((await dapp.publish(topic, 'hello')).error?.code).toBe(-32000)
    })
    expect((await wallet.receive(1))[0]?.message).toBe('hello')
    expect((await dapp.publish(topic, 'again')).result).toBe(true)
  })

  it('is read-only refuses publishes, keeps delivering, and goes on when it is writable [RL09]', async () => {
    const { relay, dapp, wallet, topic } = await startWithTwo()
    const setReadOnly = async (value: string) => {
      await admin.begin(async transaction => {
        await transaction`set transaction read write`
        await transaction.unsafe(`alter database postgres set default_transaction_read_only = ${value}`)
      })
      await cutAll()
    }
    await dapp.publish(topic, 'before')
    await wallet.receive(1)
    await setReadOnly('on')
    try {
      await expect.poll(async () => (await dapp.publish(topic, 'lost')).error?.code).toBe(-32000)
      const reader = await relay.connect()
      await reader.subscribe(topic)
      expect((await reader.receive(1))[0]?.message).toBe('before')
    } finally {
      await setReadOnly('off')
    }
    await publishUntilStored(dapp, topic, 'after')
    await expect.poll(() => wallet.pushes.map(({ message }) => message)).toContain('after')
    expect(wallet.pushes.map(({ message }) => message)).not.toContain('lost')
  })

  it('has no room on its disk refuses publishes, says so once in a while, and goes on [RL09]', async () => {
    const { relay, dapp, wallet, topic } = await startWithTwo()
    await admin`
      create function fail() returns trigger language plpgsql as
      $$begin raise exception 'could not extend file' using errcode = '53100'; end$$`
    await admin`create trigger full_disk before insert on relay_messages for each statement execute function fail()`
    const answers = await Promise.all(range(50).map(index => dapp.publish(topic, `message ${index}`)))
    await admin`drop function fail cascade`
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([-32000]))
    const told = relay.events.filter(event => event.type === 'failed')
    expect(told.length).toBeGreaterThan(0)
    expect(told.length).toBeLessThan(10)
    expect(JSON.stringify(told)).not.toContain(topic)
    await publishUntilStored(dapp, topic, 'after')
    expect((await wallet.receive(1))[0]?.message).toBe('after')
  })

  it('cannot be read when a client subscribes delivers when it can be, on the same socket [C-02]', async () => {
    const { relay, dapp, topic } = await startWithTwo()
    await dapp.publish(topic, 'before')
    const late = await relay.connect()
    await admin`alter table relay_messages rename to hidden`
    await late.subscribe(topic)
    await expect.poll(() => relay.events.map(({ type }) => type)).toContain('failed')
    await admin`alter table hidden rename to relay_messages`
    expect((await late.receive(1))[0]?.message).toBe('before')
  })

  it('is away when a client connects asks it to try again later [C-02]', async () => {
    const { relay } = await startWithTwo()
    await admin`alter table projects rename to hidden`
    const ends = []
    for (const _ of range(4)) ends.push(await (await relay.connect({ projectId: 'another' })).closed)
    await admin`alter table hidden rename to projects`
    expect(ends.map(({ code }) => code)).toEqual([1013, 1013, 1013, 1013])
    expect((await (await relay.connect()).settle()).result).toBe(true)
  })
})
