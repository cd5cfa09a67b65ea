import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPayloadId } from './createPayloadId.js'
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

describe('createSeen', () => {
  it('forgets the oldest first and never holds more than a thousand [WC07] [WC30]', () => {
    const seen = createSeen(['early'])
    for (let count = 0; count < 10_000; count++) seen.add(`message ${count}`)
    expect(seen.list()).toHaveLength(1000)
    expect(seen.has('message 9999')).toBe(true)
    expect(seen.has('message 1')).toBe(false)
    expect(createSeen(seen.list()).has('message 9999')).toBe(true)
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
