import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrame } from './readFrame.js'

describe('readFrame', () => {
  it('takes an answer for an acknowledgement only when it has a result', () => {
    expect(readFrame('{"id":7,"jsonrpc":"2.0","result":true}')).toEqual({
      type: 'answer',
      id: 7,
      isAccepted: true,
    })
    expect(readFrame('{"id":7,"jsonrpc":"2.0","error":{}}')).toEqual({
      type: 'answer',
      id: 7,
      isAccepted: false,
    })
  })

  it('does not give back an id that is too long to be one', () => {
    const text = `{"id":"${'9'.repeat(200)}","jsonrpc":"2.0","method":"irn_subscribe"}`
    expect(readFrame(text)).toEqual({ type: 'malformed', rawId: 'null', problem: 'invalidRequest' })
  })

  it('makes something of any text, and its id is always JSON [RL17]', () => {
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom('2.0', 'irn_publish', 'irn_subscribe'))
    const record = fc.record({ id: part, jsonrpc: part, method: part, params: part }, { requiredKeys: [] })
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      record.map(value => JSON.stringify(value)),
    )
    const property = fc.property(text, text => {
      const frame = readFrame(text)
      if (frame.type === 'answer') return
      const { id } = JSON.parse(`{"id":${frame.rawId}}`)
      if (frame.type === 'request') expect(id).toEqual(JSON.parse(text).id)
    })
    fc.assert(property, { numRuns: 1000 })
  })
})
