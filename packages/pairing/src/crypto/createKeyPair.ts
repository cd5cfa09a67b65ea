import { x25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** X25519, both halves in hex. */
export interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

export function createKeyPair(secret = randomBytes(32)): KeyPair {
  return { privateKey: bytesToHex(secret), publicKey: bytesToHex(x25519.getPublicKey(secret)) }
}
