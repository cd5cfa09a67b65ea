import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { createBoxKey, createSecretKey, getPublicKey, open, seal } from './box.js'

describe('the box of deep links', () => {
  it('derives the key of the example in "Cryptography in NaCl"', () => {
    const bob = hexToBytes('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb')
    const alicesKey = hexToBytes('8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a')
    expect(bytesToHex(createBoxKey(bob, alicesKey))).toBe(
      '1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389',
    )
  })

  it('opens only what was sealed with its key, unchanged', () => {
    const [one, other] = [createSecretKey(), createSecretKey()]
    const sealed = seal(createBoxKey(one, getPublicKey(other)), 'Grüße')
    expect(open(createBoxKey(other, getPublicKey(one)), sealed)).toBe('Grüße')
    const changed = { ...sealed, data: sealed.data.map((byte, index) => (index === 20 ? byte ^ 1 : byte)) }
    expect(() => open(createBoxKey(other, getPublicKey(one)), changed)).toThrow()
    expect(() => open(createBoxKey(one, getPublicKey(one)), sealed)).toThrow()
  })
})
