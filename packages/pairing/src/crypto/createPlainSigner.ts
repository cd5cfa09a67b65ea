import { getPublicKey, hashes, sign } from '@noble/ed25519'
import type { Signer } from './Signer.js'

/**
 * A JavaScript signer. Its first use computes tables in a noticeable main-thread task. The hash is passed in because
 * the library brings none, and importing it here would make bundlers emit a shared chunk.
 */
export function createPlainSigner(secret: Uint8Array, sha512: NonNullable<typeof hashes.sha512>): Signer {
  hashes.sha512 = sha512
  return { publicKey: getPublicKey(secret), sign: async message => sign(message, secret) }
}
