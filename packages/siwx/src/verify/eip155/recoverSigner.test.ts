import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { recoverSigner } from './recoverSigner.js'

const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)

describe('recoverSigner', () => {
  it('finds who signed, as another implementation does', async () => {
    const message = 'hello wörld'
    const signature = await account.signMessage({ message })
    expect(recoverSigner(message, signature)).toBe(account.address.toLowerCase())
    expect(recoverSigner('another', signature)).not.toBe(account.address.toLowerCase())
    // Both ways to write which of the two keys it was.
    const recovery = signature.endsWith('1b') ? '00' : '01'
    expect(recoverSigner(message, signature.slice(0, -2) + recovery)).toBe(account.address.toLowerCase())
    for (const bad of ['0x', '0x1234', 'x', signature.slice(0, -2), `0x${'00'.repeat(65)}`])
      expect(recoverSigner(message, bad)).toBeUndefined()
  })

  it('refuses the twin that anybody can make of a signature [SX11]', async () => {
    const message = 'hello'
    const signature = await account.signMessage({ message })
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const high = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
    const other = signature.endsWith('1b') ? '1c' : '1b'
    expect(recoverSigner(message, `${signature.slice(0, 66)}${high}${other}`)).toBeUndefined()
  })
})
