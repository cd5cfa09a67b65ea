import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { createPublicKey } from './createPublicKey.js'

const real = Keypair.generate().publicKey
const key = createPublicKey(real.toBase58())

it.each([real, PublicKey.default])('is what web3.js takes for %s', own => {
  const made = createPublicKey(own.toBase58())
  expect(own.equals(made)).toBe(true)
  expect(made.equals(own)).toBe(true)
  expect(made.toBytes()).toEqual(own.toBytes())
  expect(made.toBuffer()).toEqual(own.toBuffer())
  expect(JSON.stringify({ made })).toBe(JSON.stringify({ made: own }))
  const copy = new PublicKey(made as unknown as string) // typed for texts, takes keys
  expect([copy.toBase58(), copy.equals(own)]).toEqual([own.toBase58(), true])
})

it('is not equal to another key', () => {
  for (let count = 0; count < 20; count++) {
    const other = Keypair.generate().publicKey
    expect([other.equals(key), key.equals(other), new PublicKey(other).equals(key)]).not.toContain(true)
  }
})

it('pays for a transaction that others sign first', () => {
  const write = (payer: PublicKey) => {
    const transaction = new Transaction({ feePayer: payer, recentBlockhash: real.toBase58() })
    for (const signer of signers)
      transaction.add(SystemProgram.transfer({ fromPubkey: signer, toPubkey: payer, lamports: 1 }))
    return transaction.serializeMessage()
  }
  const signers = Array.from({ length: 4 }, () => Keypair.generate().publicKey)
  expect(write(key)).toEqual(write(real))
})

it('refuses what is no address', () => {
  expect(() => createPublicKey('0x00')).toThrow('not a Solana address')
})
