import fc from 'fast-check'
import { keccak256 as reference, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { keccak256 } from './keccak256.js'

describe('keccak256', () => {
  it('agrees with an independent implementation on every text of one block', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789abcdefXYZ ~'), maxLength: 135 })
    fc.assert(
      fc.property(text, value => {
        expect(`0x${keccak256(value)}`).toBe(reference(stringToHex(value)))
      }),
    )
  })

  it('agrees at the edge where both paddings share the last byte', () => {
    const text = 'a'.repeat(135)
    expect(`0x${keccak256(text)}`).toBe(reference(stringToHex(text)))
  })
})
