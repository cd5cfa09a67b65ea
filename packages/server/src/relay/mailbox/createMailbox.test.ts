import { describe, expect, it } from 'vitest'
import { createTopic, range, useTestRelays } from '../../../test/useTestRelays.js'

const { start, getStore } = useTestRelays()

async function countStored(topic: string) {
  const [row] = await getStore().database<{ count: number }[]>`
    select count(*)::int as count from relay_messages where topic = ${topic}`
  return row?.count
}

/** A relay whose clock the test moves, in seconds. */
async function startWithClock() {
  const began = Date.now()
  const clock = { seconds: 0 }
  const now = () => began + clock.seconds * 1000
  const relay = await start({ now })
  return { clock, now, relay, connect: () => relay.connect({ changes: { now: now() } }) }
}

describe('the mailbox', () => {
  it('keeps messages for a subscriber who comes later, in the order of publishing [C-02, RL07]', async () => {
    const relay = await start()
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await Promise.all(range(150).map(index => dapp.publish(topic, `message ${index}`)))
    await wallet.subscribe(topic)
    const pushes = await wallet.receive(150)
    expect(pushes.map(({ message }) => message)).toEqual(range(150).map(index => `message ${index}`))
  })

  it('keeps the order while new messages come in between, and repeats none [C-02]', async () => {
    const relay = await start({ limits: { pageMessages: 7 } })
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await Promise.all(range(60).map(index => dapp.publish(topic, `message ${index}`)))
    const late = range(60).map(index => dapp.publish(topic, `message ${60 + index}`))
    await Promise.all([wallet.subscribe(topic), ...late])
    await wallet.receive(120)
    await wallet.settle()
    expect(wallet.pushes.map(({ message }) => message)).toEqual(range(120).map(index => `message ${index}`))
  })

  it.each([
    [300, 299, 1],
    [300, 301, 0],
    [0, 0.9, 1],
    [0, 2, 0],
    [-1, 2, 0],
    [2 ** 32, 604_799, 1],
    [2 ** 32, 604_801, 0],
    [undefined, 21_599, 1],
    [undefined, 21_601, 0],
  ])(
    'gives a message for %s seconds, asked for after %s, to %s subscribers [RL06, RL07]',
    async (ttl, after, count) => {
      const { clock, connect } = await startWithClock()
      const [topic, marker] = [createTopic(), createTopic()]
      const dapp = await connect()
      expect((await dapp.publish(topic, 'hello', { ttl })).result).toBe(true)
      clock.seconds = after
      const wallet = await connect()
      await dapp.publish(marker, 'the end')
      await wallet.subscribe(topic)
      await wallet.subscribe(marker)
      await wallet.receive(count + 1)
      expect(wallet.pushes.filter(push => push.topic === topic)).toHaveLength(count)
    },
  )

  it('gives a message again after a reconnect until it is acknowledged, and not once it is [RL10]', async () => {
    const relay = await start()
    const dapp = await relay.connect()
    const topic = createTopic()
    const silent = await relay.connect({ acknowledges: false })
    await silent.subscribe(topic)
    await dapp.publish(topic, 'first')
    await silent.receive(1)
    silent.cut()
    const again = await relay.connect({ identity: silent.identity })
    await again.subscribe(topic)
    expect((await again.receive(1))[0]?.message).toBe('first')
    await again.settle()
    await again.close()
    await dapp.publish(topic, 'second')
    const third = await relay.connect({ identity: silent.identity })
    await third.subscribe(topic)
    expect((await third.receive(1)).map(({ message }) => message)).toEqual(['second'])
  })

  it('remembers per client what was delivered: another client gets it all [RL10]', async () => {
    const relay = await start()
    const [dapp, wallet, other] = await Promise.all([relay.connect(), relay.connect(), relay.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'hello')
    await wallet.receive(1)
    await wallet.settle()
    await other.subscribe(topic)
    expect((await other.receive(1))[0]?.message).toBe('hello')
  })

  it('lets a client that answers with an error have the message again [RL10]', async () => {
    const relay = await start()
    const dapp = await relay.connect()
    const failing = await relay.connect({ acknowledges: false })
    const topic = createTopic()
    await failing.subscribe(topic)
    await dapp.publish(topic, 'hello')
    const [push] = await failing.receive(1)
    failing.socket.send(JSON.stringify({ id: push?.id, jsonrpc: '2.0', error: { code: 1, message: 'no' } }))
    await failing.subscribe(topic)
    expect(await failing.receive(2)).toHaveLength(2)
  })

  it('stores a message that is published twice once, until it has expired', async () => {
    const { clock, connect } = await startWithClock()
    const [dapp, wallet] = [await connect(), await connect()]
    const topic = createTopic()
    await wallet.subscribe(topic)
    const answers = await Promise.all(range(3).map(() => dapp.publish(topic, 'hello', { ttl: 10 })))
    expect(answers.map(({ result }) => result)).toEqual([true, true, true])
    expect((await dapp.publish(topic, 'hello', { ttl: 10 })).result).toBe(true)
    clock.seconds = 11
    expect((await dapp.publish(topic, 'hello', { ttl: 10 })).result).toBe(true)
    await wallet.receive(2)
    await wallet.settle()
    expect(wallet.pushes).toHaveLength(2)
    expect(await countStored(topic)).toBe(1)
  })

  it('refuses what a full topic cannot hold, keeps what it has acknowledged, and serves other topics [RL11]', async () => {
    const relay = await start()
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    const answers = await Promise.all(range(260).map(index => dapp.publish(topic, `message ${index}`)))
    const stored = answers.filter(({ result }) => result === true)
    expect(stored).toHaveLength(200)
    expect(answers.at(-1)?.error).toMatchObject({ code: -32001 })
    expect(await countStored(topic)).toBe(200)
    expect((await dapp.publish(createTopic(), 'elsewhere')).result).toBe(true)
    await wallet.subscribe(topic)
    expect(await wallet.receive(200)).toHaveLength(200)
  })

  it('holds at most 2 MiB for a topic and 256 KiB in a message [RL11]', async () => {
    const relay = await start()
    const dapp = await relay.connect()
    const topic = createTopic()
    const size = 256 * 1024
    const answers = await Promise.all(
      range(9).map(index => dapp.publish(topic, String(index).padEnd(size, 'x'))),
    )
    expect(answers.map(({ error }) => error?.code)).toEqual([...Array(8).fill(undefined), -32001])
    expect((await dapp.publish(createTopic(), 'x'.repeat(size + 1))).error?.code).toBe(-32602)
  })

  it('keeps what waits for a client when a third party reads the topic and fills it [RL11]', async () => {
    const relay = await start({ limits: { mailboxMessages: 20, topicMessages: 60 } })
    const [dapp, stranger] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    expect((await dapp.publish(topic, 'proposal')).result).toBe(true)
    await stranger.subscribe(topic)
    await stranger.receive(1)
    await stranger.settle()
    const answers = await Promise.all(range(80).map(index => stranger.publish(topic, `junk ${index}`)))
    expect(answers.at(-1)?.error?.code).toBe(-32001)
    const wallet = await relay.connect()
    await wallet.subscribe(topic)
    expect((await wallet.receive(1))[0]?.message).toBe('proposal')
  })

  it('refuses what is new when a topic holds very much, read or not, and drops nothing of it [RL11]', async () => {
    const relay = await start({ limits: { mailboxMessages: 5, topicMessages: 12 } })
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    for (const index of range(12)) {
      expect((await dapp.publish(topic, `message ${index}`)).result).toBe(true)
      await wallet.receive(index + 1)
      await wallet.settle()
    }
    expect((await dapp.publish(topic, 'one more')).error?.code).toBe(-32001)
    const late = await relay.connect()
    await late.subscribe(topic)
    expect(await late.receive(12)).toHaveLength(12)
  })

  it('counts only what nobody has read against a busy topic, so that a long session goes on [RL11]', async () => {
    const relay = await start({ limits: { mailboxMessages: 20 } })
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    for (const index of range(50)) {
      expect((await dapp.publish(topic, `message ${index}`)).result).toBe(true)
      await wallet.receive(index + 1)
      await wallet.settle()
    }
    expect(await countStored(topic)).toBe(50)
  })

  it('forgets what has expired, with its acknowledgements, and nothing else', async () => {
    const clock = { seconds: 0 }
    const began = Date.now()
    const now = () => began + clock.seconds * 1000
    const relay = await start({ now, limits: { purgeInterval: 20, purgeMessages: 3 } })
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    for (const index of range(10)) await dapp.publish(topic, `short ${index}`, { ttl: 10 })
    await dapp.publish(topic, 'long', { ttl: 1000 })
    const pushes = await wallet.receive(11)
    await wallet.settle()
    clock.seconds = 11
    await expect.poll(() => countStored(topic)).toBe(1)
    const ids = pushes.map(({ id }) => id)
    await expect
      .poll(() => getStore().database`select 1 from relay_deliveries where message_id = any(${ids})`)
      .toHaveLength(1)
  })

  it('keeps serving while it forgets very many expired messages', async () => {
    const { database } = getStore()
    await database`
      insert into relay_messages (topic, digest, publisher, message, size, tag, published_at, expires_at)
      select 'old', gen_random_uuid(), 'x', 'x', 1, 0, 0, 1 from generate_series(1, 20000)`
    const relay = await start({ limits: { purgeInterval: 10, purgeMessages: 100 } })
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    for (const index of range(50)) {
      expect((await dapp.publish(topic, `message ${index}`)).result).toBe(true)
      await wallet.receive(index + 1)
    }
    await expect.poll(() => countStored('old')).toBe(0)
  })

  it('refuses what would not fit into memory while it waits for the database', async () => {
    const relay = await start({ limits: { commitBacklogBytes: 1000 } })
    const dapp = await relay.connect()
    const answers = await Promise.all(range(3).map(() => dapp.publish(createTopic(), 'x'.repeat(400))))
    expect(answers.map(({ error }) => error?.code)).toEqual([undefined, undefined, -32000])
    expect((await dapp.publish(createTopic(), 'x'.repeat(400))).result).toBe(true)
  })

  it('tells the publisher when the database does not answer, and works again when it does', async () => {
    const relay = await start()
    const dapp = await relay.connect()
    const { database } = getStore()
    await database`alter table relay_messages rename to hidden`
    const answer = await dapp.publish(createTopic(), 'hello')
    await database`alter table hidden rename to relay_messages`
    expect(answer.error?.code).toBe(-32000)
    expect(relay.events).toContainEqual({ type: 'failed', what: 'irn_publish', message: expect.any(String) })
    expect((await dapp.publish(createTopic(), 'hello')).result).toBe(true)
  })
})
