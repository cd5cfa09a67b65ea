import { getPublicKey, hashes, sign } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Signer } from './Signer.js'

/** In plain script. The first use computes tables, which is a task that the page feels. */
export function createPlainSigner(seed: string): Signer {
  // The library brings no hash of its own.
  hashes.sha512 = sha512
  const secret = hexToBytes(seed)
  return { publicKey: getPublicKey(secret), sign: async message => sign(message, secret) }
}
