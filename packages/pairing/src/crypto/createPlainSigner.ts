import { getPublicKey, hashes, sign } from '@noble/ed25519'
import type { Signer } from './Signer.js'

/**
 * In plain script. The first use computes tables, which is a task that the page feels. The library brings no hash of
 * its own; it is handed in, because bundlers would make a file of what this part and the client both import.
 */
export function createPlainSigner(secret: Uint8Array, sha512: NonNullable<typeof hashes.sha512>): Signer {
  hashes.sha512 = sha512
  return { publicKey: getPublicKey(secret), sign: async message => sign(message, secret) }
}
