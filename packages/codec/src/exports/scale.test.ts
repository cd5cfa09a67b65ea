import { hex } from '@scure/base'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeCompact, encodeCompact } from './scale.js'

/** The examples of the SCALE specification, and both sides of each limit. */
it.each([
  [0n, '00'],
  [1n, '04'],
  [42n, 'a8'],
  [63n, 'fc'],
  [64n, '0101'],
  [69n, '1501'],
  [16_383n, 'fdff'],
  [16_384n, '02000100'],
  [65_535n, 'feff0300'],
  [1_073_741_823n, 'feffffff'],
  [1_073_741_824n, '0300000040'],
  [100_000_000_000_000n, '0b00407a10f35a'],
])('writes and reads %s', (value, encoded) => {
  expect(hex.encode(encodeCompact(value))).toBe(encoded)
  expect(decodeCompact(hex.decode(`${encoded}ff`))).toEqual({ value, length: encoded.length / 2 })
})

it('reads every number that it writes, and nothing that is cut off', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, (1n << 128n) - 1n), value => {
      const encoded = encodeCompact(value)
      expect(decodeCompact(encoded)).toEqual({ value, length: encoded.length })
      expect(decodeCompact(encoded.subarray(0, -1))).toBeUndefined()
    }),
  )
})
