import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { readBase58, writeBase58 } from '../../base58.js'

const bumps = 256

/** Derives a program-derived address (PDA) of Solana, for which no private key exists. */
export function deriveProgramAddress(seeds: readonly Uint8Array[], program: string): string | undefined {
  const id = readBase58(program)
  if (!id) return undefined
  for (let bump = bumps - 1; bump >= 0; bump--) {
    const parts = [...seeds, Uint8Array.of(bump), id, Buffer.from('ProgramDerivedAddress')]
    const hash = createHash('sha256').update(Buffer.concat(parts)).digest()
    // Solana decodes points by the rules of ZIP 215.
    if (!ed25519.utils.isValidPublicKey(hash, true)) return writeBase58(hash)
  }
  return undefined
}
