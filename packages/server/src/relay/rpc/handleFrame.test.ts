import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { RelayClient } from '../../../test/connectRelayClient.js'
import { createTopic, range, useTestRelays } from '../../../test/useTestRelays.js'

const { start } = useTestRelays()

async function startWithTwo() {
  const relay = await start()
  const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
  return { relay, dapp, wallet }
}

/** Sends text as it is and gives back the text of the answer. */
async function sendRaw({ socket }: RelayClient, text: string): Promise<string> {
  const answer = once(socket, 'message')
  socket.send(text)
  return String((await answer)[0])
}

describe('a conversation', () => {
  it('reaches every other subscriber of the topic and never comes back to the publisher [C-02]', async () => {
    const { relay, dapp, wallet } = await startWithTwo()
    const third = await relay.connect()
    const topic = createTopic()
    for (const client of [dapp, wallet, third]) {
      const id = createHash('sha256')
        .update(topic + client.clientId)
        .digest('hex')
      expect((await client.subscribe(topic)).result).toBe(id)
    }
    const published = await dapp.publish(topic, 'hello', {
      tag: 1108,
      attestation: 'proof',
      tvf: { chainId: 1 },
    })
    expect(published.result).toBe(true)
    const [push] = await wallet.receive(1)
    const publishedAt = expect.any(Number)
    expect(push).toEqual({
      id: expect.any(Number),
      topic,
      message: 'hello',
      tag: 1108,
      attestation: 'proof',
      publishedAt,
    })
    expect(Number.isSafeInteger(push?.id)).toBe(true)
    await third.receive(1)
    await dapp.settle()
    expect(dapp.pushes).toEqual([])
  })

  it('begins with one call of the dapp and one of the wallet, whoever subscribes when [C-02]', async () => {
    const { dapp, wallet } = await startWithTwo()
    const [pairingTopic, sessionTopic] = [createTopic(), createTopic()]
    const proposal = {
      pairingTopic,
      sessionProposal: 'propose',
      ttl: 300,
      correlationId: 1,
      attestation: 'proof',
    }
    expect((await dapp.call('wc_proposeSession', proposal)).result).toBe(true)
    await wallet.subscribe(pairingTopic)
    expect((await wallet.receive(1))[0]).toMatchObject({
      message: 'propose',
      tag: 1100,
      attestation: 'proof',
    })
    const approval = {
      pairingTopic,
      sessionTopic,
      sessionProposalResponse: 'response',
      sessionSettlementRequest: 'settle',
      ttl: 300,
      correlationId: 2,
    }
    expect((await wallet.call('wc_approveSession', approval)).result).toBe(true)
    expect((await dapp.receive(1))[0]).toMatchObject({ topic: pairingTopic, message: 'response', tag: 1101 })
    await dapp.subscribe(sessionTopic)
    expect((await dapp.receive(2))[1]).toMatchObject({ topic: sessionTopic, message: 'settle', tag: 1102 })
    await dapp.publish(sessionTopic, 'settled', { tag: 1103 })
    expect((await wallet.receive(2))[1]).toMatchObject({ message: 'settled', tag: 1103 })
    await Promise.all([dapp.settle(), wallet.settle()])
    expect([dapp.pushes.length, wallet.pushes.length]).toEqual([2, 2])
  })

  it('stops for a topic that is given up', async () => {
    const { dapp, wallet } = await startWithTwo()
    const [kept, one, other] = [createTopic(), createTopic(), createTopic()]
    await wallet.call('irn_batchSubscribe', { topics: [kept, one, other] })
    expect((await wallet.call('irn_unsubscribe', { topic: one, id: 'x' })).result).toBe(true)
    const subscriptions = [{ topic: other, id: 'y' }]
    expect((await wallet.call('irn_batchUnsubscribe', { subscriptions })).result).toBe(true)
    for (const topic of [one, other, kept]) await dapp.publish(topic, 'hello')
    expect((await wallet.receive(1)).map(({ topic }) => topic)).toEqual([kept])
  })

  it('can be fetched instead, page by page, and is not fetched twice [C-02]', async () => {
    const relay = await start({ limits: { pageMessages: 2 } })
    const [dapp, wallet] = await Promise.all([relay.connect(), relay.connect()])
    const topic = createTopic()
    for (const index of range(3)) await dapp.publish(topic, `message ${index}`)
    const first = await wallet.call('irn_fetchMessages', { topic })
    expect(first.result).toMatchObject({
      messages: [{ message: 'message 0' }, { message: 'message 1' }],
      hasMore: true,
    })
    const second = await wallet.call('irn_batchFetchMessages', { topics: [topic, createTopic()] })
    expect(second.result).toMatchObject({
      messages: [{ message: 'message 2', topic, tag: 1108 }],
      hasMore: false,
    })
    const third = await wallet.call('irn_fetchMessages', { topic })
    expect(third.result).toEqual({ messages: [], hasMore: false })
  })

  it('can be acknowledged many at once [RL10]', async () => {
    const relay = await start()
    const dapp = await relay.connect()
    const wallet = await relay.connect({ acknowledges: false })
    const topic = createTopic()
    await wallet.subscribe(topic)
    for (const index of range(3)) await dapp.publish(topic, `message ${index}`)
    const [one, two] = await wallet.receive(3)
    const receipts = [
      { topic, messageId: String(one?.id) },
      { topic, message_id: two?.id },
    ]
    expect((await wallet.call('irn_batchReceive', { receipts })).result).toBe(true)
    await wallet.close()
    const again = await relay.connect({ identity: wallet.identity })
    await again.subscribe(topic)
    expect((await again.receive(1)).map(({ message }) => message)).toEqual(['message 2'])
  })

  it('is not acknowledged by ids that a client makes up [RL03]', async () => {
    const relay = await start()
    const [dapp, wallet, other] = await Promise.all([relay.connect(), relay.connect(), relay.connect()])
    const topic = createTopic()
    await wallet.subscribe(topic)
    await dapp.publish(topic, 'hello')
    const [push] = await wallet.receive(1)
    const receipts = [{ topic, messageId: push?.id }]
    expect((await other.call('irn_batchReceive', { receipts })).result).toBe(true)
    await other.subscribe(topic)
    expect((await other.receive(1))[0]?.message).toBe('hello')
  })
})

describe('an answer', () => {
  it.each(['"1687239522123456789"', '1687239522123456789', '"a\\u0062\\"c"', '7', '1e3', '"17000000000001"'])(
    'carries the id %s exactly as it was written [RL17]',
    async id => {
      const relay = await start()
      const client = await relay.connect()
      const good = `{"id":${id},"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"${createTopic()}"}}`
      expect(await sendRaw(client, good)).toContain(`{"id":${id},"jsonrpc":"2.0","result":"`)
      const bad = `{"jsonrpc":"2.0","method":"irn_nonsense","params":{"id":1},"id": ${id} }`
      expect(await sendRaw(client, bad)).toContain(`{"id":${id},"jsonrpc":"2.0","error":{"code":-32601`)
    },
  )

  const topic = createTopic()

  it.each([
    ['hello', -32700],
    ['[]', -32600],
    ['null', -32600],
    ['{"jsonrpc":"2.0","method":"irn_subscribe"}', -32600],
    ['{"id":{},"jsonrpc":"2.0","method":"irn_subscribe"}', -32600],
    ['{"id":1,"method":"irn_subscribe"}', -32600],
    ['{"id":1,"jsonrpc":"2.0","method":7}', -32600],
    ['{"id":1,"jsonrpc":"2.0","method":"irn_nonsense"}', -32601],
    ['{"id":1,"jsonrpc":"2.0","method":"constructor"}', -32601],
    ['{"id":1,"jsonrpc":"2.0","method":"irn_subscribe"}', -32602],
    ['{"id":1,"jsonrpc":"2.0","method":"irn_subscribe","params":["x"]}', -32602],
    ['{"id":1,"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"short"}}', -32602],
    [`{"id":1,"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}"}}`, -32602],
    [`{"id":1,"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}","message":""}}`, -32602],
    [
      `{"id":1,"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}","message":"\\u0000"}}`,
      -32602,
    ],
    [
      `{"id":1,"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}","message":"\\ud800"}}`,
      -32602,
    ],
    [
      `{"id":1,"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}","message":"a","ttl":"1"}}`,
      -32602,
    ],
  ])('to %s is the error %d', async (text, code) => {
    const relay = await start()
    const client = await relay.connect()
    expect(JSON.parse(await sendRaw(client, text)).error.code).toBe(code)
    expect((await client.settle()).result).toBe(true)
  })

  it('is the end of the connection after too much nonsense', async () => {
    const relay = await start({ limits: { malformedFrames: 3 } })
    const client = await relay.connect()
    for (const _ of range(4)) client.socket.send('nonsense')
    expect((await client.closed).code).toBe(1008)
  })

  it.each(['irn_watchRegister', 'irn_watchUnregister'])(
    'to %s is that there is no such method [RL18]',
    async method => {
      const relay = await start()
      const client = await relay.connect()
      const params = { registerAuth: 'x', webhookUrl: 'http://127.0.0.1/' }
      expect((await client.call(method, params)).error?.code).toBe(-32601)
    },
  )
})

describe('a batch', () => {
  it('has at most 500 items [RL14]', async () => {
    const { dapp, wallet } = await startWithTwo()
    const topics = range(501).map(createTopic)
    expect((await wallet.call('irn_batchSubscribe', { topics })).error?.code).toBe(-32602)
    const { result } = await wallet.call('irn_batchSubscribe', { topics: topics.slice(0, 500) })
    expect(result).toHaveLength(500)
    const messages = topics.map(topic => ({ topic, message: `for ${topic}`, ttl: 300, tag: 1 }))
    expect((await dapp.call('irn_batchPublish', { messages })).error?.code).toBe(-32602)
    expect((await dapp.call('irn_batchPublish', { messages: messages.slice(0, 500) })).result).toBe(true)
    await wallet.receive(500)
    expect((await dapp.call('irn_batchPublish', { messages: [] })).error?.code).toBe(-32602)
  })

  it('does its good items and names its bad ones in their places [RL14]', async () => {
    const { dapp, wallet } = await startWithTwo()
    const topic = createTopic()
    const { result } = await wallet.call('irn_batchSubscribe', { topics: [topic, 'bad', 7] })
    const error = { code: -32602, message: expect.any(String) }
    expect(result).toEqual([expect.any(String), { error }, { error }])
    const messages = [{ topic: 'bad' }, { topic, message: 'good', tag: 1 }, null]
    const answer = await dapp.call('irn_batchPublish', { messages })
    expect(answer.error).toMatchObject({ code: -32602, data: [{ error }, true, { error }] })
    expect((await wallet.receive(1))[0]?.message).toBe('good')
  })
})
