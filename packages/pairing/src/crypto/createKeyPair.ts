import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { x25519 } from './x25519.js'

export interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

export function createKeyPair(secret = randomBytes(32)): KeyPair {
  return { privateKey: bytesToHex(secret), publicKey: bytesToHex(x25519.getPublicKey(secret)) }
}
