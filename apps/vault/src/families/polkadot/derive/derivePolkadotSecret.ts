import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { secretFromSeed } from '@scure/sr25519'
import { type Bytes, takeBytes, useSecret, wipe } from '../../../keys/Bytes.ts'

/** The seed of polkadot{.js} without a derivation path: from the entropy, not from the mnemonic as in BIP-39. */
export function derivePolkadotSeed(root: Bytes): Bytes {
  const stretched = pbkdf2(sha512, root, utf8ToBytes('mnemonic'), { c: 2048, dkLen: 64 })
  const seed = stretched.slice(0, 32)
  wipe(stretched)
  return seed
}

export const derivePolkadotSecret = (root: Bytes): Bytes =>
  useSecret(derivePolkadotSeed(root), seed => takeBytes(secretFromSeed(seed)))
