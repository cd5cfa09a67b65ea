import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFrame } from './parseFrame.js'

describe('what a relay sends', () => {
  const text = fc.string()
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('irn_subscription', '1700000000000000001'))
  const almost = fc.record(
    {
      id: anything,
      method: anything,
      params: fc.oneof(
        fc.jsonValue(),
        fc.record({ data: fc.record({ topic: anything, message: anything }, { requiredKeys: [] }) }),
      ),
      result: anything,
      error: fc.oneof(fc.jsonValue(), fc.record({ code: anything, message: anything }, { requiredKeys: [] })),
    },
    { requiredKeys: [] },
  )

  it('is read back, messages and answers alike', () => {
    fc.assert(
      fc.property(fc.nat(), text, text, text, (id, topic, message, word) => {
        const push = { id, method: 'irn_subscription', params: { id: word, data: { topic, message } } }
        expect(parseFrame(JSON.stringify(push))).toEqual({ type: 'push', id, topic, message })
        const answer = { id: word, result: message }
        expect(parseFrame(JSON.stringify(answer))).toEqual({ type: 'result', ...answer })
        const refusal = { id: word, error: { code: id, message } }
        expect(parseFrame(JSON.stringify(refusal))).toMatchObject({ type: 'error', id: word, code: id })
      }),
    )
  })

  it('may refuse in few words only, on one line', () => {
    const read = (message: string) => {
      const frame = parseFrame(JSON.stringify({ id: '1', error: { code: 1, message } }))
      return frame?.type === 'error' ? frame.message : undefined
    }
    expect(read('no')).toBe('no')
    expect(read('x'.repeat(1e5))).toHaveLength(200)
    expect(read('a\n\u202eb\u0000 c')).toBe('a b c')
  })

  it('never makes the page throw, and is taken only in the right shape', () => {
    fc.assert(fc.property(fc.oneof(text, fc.json()), value => void parseFrame(value)))
    fc.assert(
      fc.property(almost, value => {
        const frame = parseFrame(JSON.stringify(value))
        if (frame?.type === 'push') {
          expect(frame.topic).toBeTypeOf('string')
          expect(frame.message).toBeTypeOf('string')
        } else if (frame) {
          expect(frame.id).toBe(value.id)
          expect(frame.id).toBeTypeOf('string')
        }
        if (frame?.type === 'error') expect(frame.code).toBeTypeOf('number')
      }),
      { numRuns: 1000 },
    )
  })
})
