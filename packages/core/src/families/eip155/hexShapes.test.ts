import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEvmAddress, isSignature, isTransactionHash } from './hexShapes.js'

const hex = (minimum: number, maximum = minimum) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: minimum, maxLength: maximum })
    .map(digits => `0x${digits.join('')}`)

describe('what EVM wallets answer', () => {
  it('knows a transaction hash by 0x and 64 digits [R-18]', () => {
    fc.assert(fc.property(hex(64), value => isTransactionHash(value)))
    fc.assert(fc.property(hex(0, 63), value => !isTransactionHash(value)))
    expect(isTransactionHash(`0x${'1'.repeat(63)}`)).toBe(false)
    expect(isTransactionHash(`0x${'1'.repeat(65)}`)).toBe(false)
    expect(isTransactionHash(`${'1'.repeat(64)}`)).toBe(false)
    expect(isTransactionHash(`0x${'g'.repeat(64)}`)).toBe(false)
    expect(isTransactionHash(`0x${'1'.repeat(64)}\n`)).toBe(false)
  })

  it('knows a signed message by 0x and at least 62 digits [R-18]', () => {
    fc.assert(fc.property(hex(62, 300), value => isSignature(value)))
    fc.assert(fc.property(hex(0, 61), value => !isSignature(value)))
    expect(isSignature(`0x${'1'.repeat(61)}`)).toBe(false)
    expect(isSignature(`0x${'1'.repeat(62)}`)).toBe(true)
    expect(isSignature({ signature: `0x${'1'.repeat(130)}` })).toBe(false)
  })

  it('knows an address by 0x and 40 digits', () => {
    fc.assert(fc.property(hex(40), value => isEvmAddress(value)))
    expect(isEvmAddress(`0x${'1'.repeat(41)}`)).toBe(false)
  })
})
