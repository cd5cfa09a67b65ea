import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestEnvironment } from '../../test/createTestEnvironment.js'
import { sealEnvelope } from '../crypto/openEnvelope.js'
import { createMessenger, createPayloadId, type InboundRequest } from './createMessenger.js'
import { createSeen } from './createSeen.js'
import { parsePayload } from './parsePayload.js'
import { getRpcMethod } from './rpcMethods.js'

const text = (value: unknown) => JSON.stringify(value)

describe('parsePayload', () => {
  it('reads requests, results and errors', () => {
    expect(parsePayload(text({ id: 1, jsonrpc: '2.0', method: 'wc_sessionPing', params: {} }))).toEqual({
      type: 'request',
      id: 1,
      method: 'wc_sessionPing',
      params: {},
    })
    expect(parsePayload(text({ id: 1, jsonrpc: '2.0', result: null }))).toEqual({
      type: 'result',
      id: 1,
      result: null,
    })
    expect(parsePayload(text({ id: 1, jsonrpc: '2.0', error: { code: 5000, message: 'no' } }))).toEqual({
      type: 'error',
      id: 1,
      error: { code: 5000, message: 'no' },
    })
  })

  it.each([
    ['no JSON', '{"id":1,'],
    ['text', '"hello"'],
    ['null', 'null'],
    ['JSON-RPC 1.0', text({ id: 1, method: 'x', params: [] })],
    ['a batch', text([{ id: 1, jsonrpc: '2.0', method: 'x' }])],
    ['an id that is a text', text({ id: '1', jsonrpc: '2.0', method: 'x' })],
    ['an id of 2⁶⁴', `{"id":${2n ** 64n},"jsonrpc":"2.0","method":"x"}`],
    ['an id that is no whole number', text({ id: 1.5, jsonrpc: '2.0', method: 'x' })],
    ['no id', text({ jsonrpc: '2.0', method: 'x' })],
    ['a method that is no text', text({ id: 1, jsonrpc: '2.0', method: 7 })],
  ])('ignores %s [WC06]', (_, value) => {
    expect(parsePayload(value)).toBeUndefined()
  })

  it.each([
    ['both', { result: 1, error: { code: 1, message: '' } }],
    ['neither', {}],
    ['an error without a code', { error: { message: 'no' } }],
    ['an error that is a text', { error: 'no' }],
  ])('knows an answer that is none: %s [WC25]', (_, answer) => {
    expect(parsePayload(text({ id: 1, jsonrpc: '2.0', ...answer }))).toEqual({ type: 'malformed', id: 1 })
  })

  it('never throws [WC06]', () => {
    fc.assert(fc.property(fc.string(), value => void parsePayload(value)))
    fc.assert(fc.property(fc.json(), value => void parsePayload(value)))
  })
})

describe('parsePayload, given almost the right thing', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('2.0', '1.0', 'wc_sessionPing', 2 ** 64, -1, 0.5))
  const almost = fc.record(
    {
      id: anything,
      jsonrpc: anything,
      method: anything,
      params: anything,
      result: anything,
      error: anything,
    },
    { requiredKeys: [] },
  )
  const close = almost.map(value => ({ id: 7, jsonrpc: '2.0', ...value }))

  it('takes only what is JSON-RPC 2.0 with a whole number for an id [WC06]', () => {
    fc.assert(
      fc.property(fc.oneof(almost, close), value => {
        const payload = parsePayload(text(value))
        if (!payload) return
        expect(value.jsonrpc).toBe('2.0')
        expect(Number.isSafeInteger(payload.id) && payload.id > 0).toBe(true)
        expect(payload.id).toBe(value.id)
        if (payload.type === 'request') expect(payload.method).toBe(value.method)
        else expect(value.method).toBeUndefined()
        if (payload.type === 'error') expect(Number.isInteger(payload.error.code)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('takes no batch, whatever is in it [WC06]', () => {
    fc.assert(fc.property(fc.array(close), values => parsePayload(text(values)) === undefined))
  })
})

describe('createMessenger', () => {
  const symKey = '11'.repeat(32)
  const setup = () => {
    const requests: InboundRequest[] = []
    const messenger = createMessenger(
      { publish: async () => undefined },
      {
        environment: createTestEnvironment(),
        seen: createSeen(),
        getKey: topic => (topic === 'known' ? { symKey } : undefined),
        onRequest: request => void requests.push(request),
      },
    )
    return { messenger, requests }
  }

  it('drops and counts what it cannot open or read, and goes on [WC02] [WC06]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.base64String(), fc.json())), async junk => {
        const { messenger, requests } = setup()
        for (const item of junk) {
          await messenger.receive('known', item)
          await messenger.receive('known', sealEnvelope({ text: `${item}x`, symKey }))
          await messenger.receive('unknown', item)
        }
        expect(messenger.dropped).toBe(junk.length * 3)
        const good = text({ id: 1, jsonrpc: '2.0', method: 'wc_sessionPing', params: {} })
        await messenger.receive('known', sealEnvelope({ text: good, symKey }))
        expect(requests).toHaveLength(1)
      }),
      { numRuns: 30 },
    )
  })

  it('numbers a thousand requests of the same moment differently, and answers each', async () => {
    const { messenger } = setup()
    const requests = Array.from({ length: 1000 }, () =>
      messenger.request({ topic: 'known', method: 'wc_sessionPing', params: {} }),
    )
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1000)
    for (const { id } of requests) {
      const answer = text({ id, jsonrpc: '2.0', result: id })
      await messenger.receive('known', sealEnvelope({ text: answer, symKey }))
    }
    const answers = await Promise.all(requests.map(({ answer }) => answer))
    expect(answers.map(({ result }) => result)).toEqual(requests.map(({ id }) => id))
  })

  it('tells a caller once, and only of the answer to its own request [WC25]', async () => {
    const { messenger } = setup()
    const open = messenger.request({ topic: 'known', method: 'wc_sessionPing', params: {} })
    const answer = (value: object) => sealEnvelope({ text: text({ jsonrpc: '2.0', ...value }), symKey })
    await messenger.receive('known', answer({ id: open.id + 1, result: 'of another' }))
    await messenger.receive('known', answer({ id: open.id, result: 'first' }))
    await messenger.receive('known', answer({ id: open.id, result: 'second' }))
    await expect(open.answer).resolves.toMatchObject({ result: 'first' })
  })
})

describe('createSeen', () => {
  it('forgets the oldest first and never holds more than a thousand [WC07] [WC30]', () => {
    const seen = createSeen({ earlier: ['early'] })
    for (let count = 0; count < 10_000; count++) seen.add(`message ${count}`)
    expect(seen.list()).toHaveLength(1000)
    expect(seen.has('message 9999')).toBe(true)
    expect(seen.has('message 1')).toBe(false)
    expect(createSeen({ earlier: seen.list() }).has('message 9999')).toBe(true)
  })
})

describe('how methods travel', () => {
  it('labels them as the protocol does', () => {
    const labels = [
      'wc_sessionPropose',
      'wc_sessionSettle',
      'wc_sessionRequest',
      'wc_sessionAuthenticate',
    ].map(getRpcMethod)
    expect(labels.map(({ tag, answerTag, ttl }) => [tag, answerTag, ttl])).toEqual([
      [1100, 1101, 300],
      [1102, 1103, 300],
      [1108, 1109, 300],
      [1116, 1117, 3600],
    ])
    expect(getRpcMethod('constructor').tag).toBe(0)
  })

  it('numbers them with sixteen digits that grow', () => {
    const id = createPayloadId(1_700_000_000_000)
    expect(String(id)).toHaveLength(16)
    expect(createPayloadId(1_700_000_000_001)).toBeGreaterThan(id)
  })
})
