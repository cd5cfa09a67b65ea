import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { WIF } from '@scure/btc-signer'
import { bytesToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createBitcoinAccount } from './createBitcoinAccount.js'
import { signMessageBip322, signMessageEcdsa } from './signBitcoinMessage.js'

/** The key and the signatures that BIP-322 prints. */
const key = bytesToHex(WIF().decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'))
const { payment } = createBitcoinAccount(key, 'mainnet')
const encode = (text: string) => new TextEncoder().encode(text)

describe('signing a message for Bitcoin', () => {
  it('makes the address of the specification', () => {
    expect(payment.address).toBe('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
  })

  it.each([
    [
      '',
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      'Hello World',
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
  ])('signs "%s" as the specification does', (text, expected) => {
    expect(base64.encode(signMessageBip322(payment, encode(text)))).toBe(expected)
  })

  it('makes old signatures of which the key can be recovered', () => {
    const signature = signMessageEcdsa(payment, encode('Hello'))
    expect(signature).toHaveLength(65)
    expect(signature[0]).toBeGreaterThanOrEqual(39)
    const untyped = signMessageEcdsa(payment, encode('Hello'), { typed: false })
    expect(untyped[0]).toBe((signature[0] ?? 0) - 8)
    expect(secp256k1.Signature.fromBytes(signature.subarray(1), 'compact').hasHighS()).toBe(false)
  })
})
