import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createSolanaAccount } from './createSolanaAccount.js'
import { signSolanaTransaction } from './signSolanaTransaction.js'

const solana = [createSolanaAccount(`0x${'22'.repeat(32)}`)]
const address = solana[0]?.address ?? ''

/** As much of a transaction as a signer looks at: room for signatures, then header and keys. */
function createTransaction(signers: readonly string[], version: readonly number[] = []): Uint8Array {
  const keys = signers.flatMap(signer => [...base58.decode(signer)])
  const message = [...version, signers.length, 0, 0, signers.length, ...keys, ...new Array(32).fill(7), 0]
  return Uint8Array.from([signers.length, ...new Array(64 * signers.length).fill(0), ...message])
}

describe('signing a serialized Solana transaction', () => {
  const other = base58.encode(new Uint8Array(32).fill(9))

  it.each([
    ['without a version', createTransaction([address]), 0],
    ['with a version', createTransaction([address], [0x80]), 0],
    ['as the second signer', createTransaction([other, address]), 1],
  ])('signs one %s', (_, transaction, place) => {
    const { signature, transaction: signed } = signSolanaTransaction(transaction, solana)
    const count = transaction[0] ?? 0
    const message = transaction.subarray(1 + 64 * count)
    expect(ed25519.verify(signature, message, base58.decode(address))).toBe(true)
    expect(signed.subarray(1 + 64 * place, 65 + 64 * place)).toEqual(signature)
    expect(signed.subarray(1 + 64 * count)).toEqual(message)
  })

  it('refuses one that it is no signer of, and what is no transaction', () => {
    expect(() => signSolanaTransaction(createTransaction([other]), solana)).toThrow('authorized')
    expect(() => signSolanaTransaction(new Uint8Array(), solana)).toThrow('serialized')
  })
})
