import { Keypair, PublicKey } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { associatedTokenProgram, tokenPrograms } from '../programs.js'
import { deriveTokenAccount } from './deriveTokenAccount.js'
import { isOnCurve } from './isOnCurve.js'

const keys = Array.from({ length: 40 }, () => Keypair.generate().publicKey)

describe('where a token is kept', () => {
  it.each(tokenPrograms)('is where another library finds it, of the program %s', program => {
    for (const [index, owner] of keys.entries()) {
      const mint = keys.at(-1 - index) ?? owner
      const seeds = [owner, new PublicKey(program), mint].map(key => key.toBytes())
      const [found] = PublicKey.findProgramAddressSync(seeds, new PublicKey(associatedTokenProgram))
      expect(deriveTokenAccount(owner.toBase58(), mint.toBase58(), program)).toBe(found.toBase58())
    }
  })
})

describe('a public key', () => {
  it('is told from other bytes as another library tells it', () => {
    const others = Array.from({ length: 40 }, () => crypto.getRandomValues(new Uint8Array(32)))
    for (const bytes of [...keys.map(key => key.toBytes()), ...others])
      expect(isOnCurve(bytes)).toBe(PublicKey.isOnCurve(bytes))
  })
})
