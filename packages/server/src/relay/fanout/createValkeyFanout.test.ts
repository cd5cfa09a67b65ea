import { describe, expect, it, onTestFinished } from 'vitest'
import { openTcpSwitch } from '../../../../../bench/relay/openTcpSwitch.mjs'
import { startValkey, valkey } from '../../../test/startValkey.js'
import { createTopic } from '../../../test/useTestRelays.js'
import { useTwoRelays, waitUntilHeard } from '../../../test/useTwoRelays.js'
import { createMailbox } from '../mailbox/createMailbox.js'
import { defaultRelayLimits } from '../relayLimits.js'

const { start, startTwo, getStore, getOther } = useTwoRelays()

async function startOwnValkey() {
  const server = await startValkey()
  onTestFinished(() => server.stop().catch(() => {}))
  return server
}

/** No check comes in time to make up for an announcement that is lost. */
const withoutChecks = { listenCheck: 3_600_000 }

describe.skipIf(!valkey)('a fan-out over Valkey', () => {
  it('is looked past while Valkey is away, and used when it is back', async () => {
    const server = await startOwnValkey()
    const limits = { listenCheck: 100 }
    const { here, there } = await startTwo({ fanoutUrl: server.url, limits })
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    await server.stop()
    await dapp.publish(topic, 'meanwhile')
    expect((await wallet.receive(1))[0]?.message).toBe('meanwhile')
    const told = [...here.events, ...there.events].filter(({ type }) => type === 'failed')
    expect(told).toContainEqual({ type: 'failed', what: 'fan-out', message: expect.any(String) })
    await server.startAgain()
    await dapp.publish(topic, 'after')
    expect((await wallet.receive(2)).map(({ message }) => message)).toEqual(['meanwhile', 'after'])
  })

  it('tells others, once it is connected again, where they have not heard something', async () => {
    const server = await startOwnValkey()
    const open = await openTcpSwitch(() => [server.port])
    const line = Object.assign(new URL(server.url), { port: String(open.port) })
    const [here, there] = await Promise.all([
      start({ fanoutUrl: server.url, limits: withoutChecks }),
      start({ fanoutUrl: line.href, limits: withoutChecks, database: getOther() }),
    ])
    await waitUntilHeard(here, there)
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    open.close()
    await expect.poll(() => there.events.filter(({ type }) => type === 'failed')).not.toEqual([])
    await dapp.publish(topic, 'unheard')
    expect(wallet.pushes).toEqual([])
    const again = await openTcpSwitch(() => [server.port], open.port)
    onTestFinished(again.close)
    expect((await wallet.receive(1))[0]?.message).toBe('unheard')
  })

  it('makes up, when the message is published again, for a process that died before it could announce it', async () => {
    const server = await startOwnValkey()
    const { here, there } = await startTwo({ fanoutUrl: server.url, limits: withoutChecks })
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    // With this one its mailbox has been looked through.
    await dapp.publish(topic, 'before')
    await wallet.receive(1)
    const dead = createMailbox({
      database: getOther(),
      limits: defaultRelayLimits,
      now: Date.now,
      origin: 'dead',
      notifies: false,
      onStored: () => {},
      onRepeated: () => {},
      onUncertain: () => {},
      onError: () => {},
    })
    const message = { topic, message: 'twice', ttl: 300, tag: 1, attestation: null }
    await dead.publish({ ...message, publisher: 'dead' }, '')
    await dapp.publish(topic, 'twice')
    expect((await wallet.receive(2)).map(({ message }) => message)).toEqual(['before', 'twice'])
  })

  it('keeps installations apart that use databases of different numbers', async () => {
    const server = await startOwnValkey()
    const [here, there] = await Promise.all([
      start({ fanoutUrl: `${server.url}/0`, limits: withoutChecks }),
      start({ fanoutUrl: `${server.url}/1`, limits: withoutChecks, database: getOther() }),
    ])
    const beside = await start({ fanoutUrl: `${server.url}/1`, limits: withoutChecks })
    await waitUntilHeard(beside, there)
    const [dapp, wallet, other] = await Promise.all([there.connect(), here.connect(), beside.connect()])
    const topic = createTopic()
    await Promise.all([wallet.subscribe(topic), other.subscribe(topic)])
    await dapp.publish(topic, 'hello')
    await other.receive(1)
    expect(wallet.pushes).toEqual([])
  })

  it('says that it is refused without the password, and everything arrives all the same', async () => {
    const server = await startOwnValkey()
    const fanoutUrl = `redis://:hunter2@127.0.0.1:${server.port}`
    const limits = { listenCheck: 100 }
    const [here, there] = await Promise.all([
      start({ fanoutUrl, limits }),
      start({ fanoutUrl, limits, database: getOther() }),
    ])
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'hello')
    await wallet.receive(1)
    expect(here.events).toContainEqual({ type: 'failed', what: 'fan-out', message: 'It refused: WRONGPASS.' })
    expect(JSON.stringify(here.events)).not.toContain('hunter2')
  })

  it('announces what is stored while the relay closes', async () => {
    const server = await startOwnValkey()
    const { here, there } = await startTwo({ fanoutUrl: server.url, limits: withoutChecks })
    const [dapp, wallet] = await Promise.all([there.connect(), here.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    await getStore().database.begin(async transaction => {
      await transaction`lock table relay_messages in exclusive mode`
      void dapp.publish(topic, 'last words').catch(() => {})
      const findBlocked = () => getStore().database`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into relay_messages%'`
      await expect.poll(findBlocked).toHaveLength(1)
      void there.close()
    })
    expect((await wallet.receive(1))[0]?.message).toBe('last words')
  })
})
