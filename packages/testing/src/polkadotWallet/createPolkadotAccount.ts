import { encodeSs58 } from '@portico/codec/ss58'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { type Hex, hexToBytes } from 'viem'

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
    formatAddress: prefix => encodeSs58(publicKey, prefix),
    sign: bytes => sign(secret, bytes),
  }
}
