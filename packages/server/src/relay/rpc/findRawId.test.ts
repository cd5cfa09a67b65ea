import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRawId } from './readFrame.js'

describe('findRawId', () => {
  it.each([
    ['{"id":"1687239522123456789","method":"x"}', '"1687239522123456789"'],
    ['{"id":1687239522123456789,"method":"x"}', '1687239522123456789'],
    ['{"method":"x","params":{"id":1,"list":[{"id":2}]},"id":3}', '3'],
    [' {\n"jsonrpc" : "2.0" , "id" :\t 1e3 }', '1e3'],
    ['{"a":"\\"id\\":7,\\\\","id":"b\\"c"}', '"b\\"c"'],
    ['{"id":1,"id":2}', '2'],
    ['{"\\u0069d":"\\u0031"}', '"\\u0031"'],
    ['{"id":-0.5}', '-0.5'],
  ])('finds the id of %s as it is written [RL17]', (text, rawId) => {
    expect(findRawId(text)).toBe(rawId)
  })

  it('finds the id among whatever else an object holds [RL17]', () => {
    const id = fc.oneof(fc.string(), fc.integer(), fc.bigInt({ min: 0n, max: 10n ** 30n }))
    const property = fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      id,
      fc.nat(),
      (others, id, place) => {
        const rawId = typeof id === 'string' ? JSON.stringify(id) : String(id)
        const { id: _, ...rest } = others
        const entries = Object.entries(rest).map(
          ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
        )
        entries.splice(place % (entries.length + 1), 0, `"id":${rawId}`)
        expect(findRawId(`{${entries.join(',')}}`)).toBe(rawId)
      },
    )
    fc.assert(property)
  })
})
