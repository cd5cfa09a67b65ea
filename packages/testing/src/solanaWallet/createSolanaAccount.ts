import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { type Hex, hexToBytes } from 'viem'

export interface SolanaAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  sign(bytes: Uint8Array): Uint8Array
}

export function createSolanaAccount(privateKey: Hex): SolanaAccount {
  const secret = hexToBytes(privateKey)
  const publicKey = ed25519.getPublicKey(secret)
  return {
    address: base58.encode(publicKey),
    publicKey,
    sign: bytes => ed25519.sign(bytes, secret),
  }
}
