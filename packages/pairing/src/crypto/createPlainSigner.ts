import { getPublicKey, hashes, sign } from '@noble/ed25519'

export interface Signer {
  readonly publicKey: Uint8Array
  sign(message: Uint8Array): Promise<Uint8Array>
}

/** The hash is passed in, because importing it here would make bundlers emit a shared chunk. */
export function createPlainSigner(secret: Uint8Array, sha512: NonNullable<typeof hashes.sha512>): Signer {
  hashes.sha512 = sha512
  return { publicKey: getPublicKey(secret), sign: async message => sign(message, secret) }
}
