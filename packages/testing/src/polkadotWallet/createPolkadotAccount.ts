import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { type Hex, hexToBytes } from 'viem'
import { formatSs58 } from './ss58.js'

export interface PolkadotAccount {
  readonly publicKey: Uint8Array
  formatAddress(prefix: number): string
  sign(bytes: Uint8Array): Uint8Array
}

/** An sr25519 key from a seed of 32 bytes. */
export function createPolkadotAccount(seed: Hex): PolkadotAccount {
  const secret = secretFromSeed(hexToBytes(seed))
  const publicKey = getPublicKey(secret)
  return {
    publicKey,
    formatAddress: prefix => formatSs58(publicKey, prefix),
    sign: bytes => sign(secret, bytes),
  }
}
