import fc from 'fast-check'
import { getAddress, hashMessage, hexToBytes, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { checksumAddress, getKeyAddress, hashPersonalMessage } from './evm.js'

describe('an EVM address', () => {
  // From EIP-55.
  it.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('%s has one spelling', address => {
    for (const spelling of [address, address.toLowerCase(), address.slice(2), `0X${address.slice(2)}`])
      expect(checksumAddress(spelling)).toBe(address)
  })

  it('is spelled as another library does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), bytes => {
        expect(checksumAddress(toHex(bytes))).toBe(getAddress(toHex(bytes)))
      }),
    )
  })

  it('follows from a key', () => {
    const { address, publicKey } = privateKeyToAccount(`0x${'42'.repeat(32)}`)
    expect(getKeyAddress(hexToBytes(publicKey))).toBe(address.toLowerCase())
  })
})

it('hashes personal messages as another library does', () => {
  fc.assert(
    fc.property(fc.string(), message => {
      expect(toHex(hashPersonalMessage(message))).toBe(hashMessage(message))
      const raw = new TextEncoder().encode(message)
      expect(toHex(hashPersonalMessage(raw))).toBe(hashMessage({ raw }))
    }),
  )
})
