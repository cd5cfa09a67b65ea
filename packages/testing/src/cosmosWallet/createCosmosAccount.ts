import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32 } from '@scure/base'
import { type Hex, hexToBytes } from 'viem'

export interface CosmosAccount {
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  /** The 20 bytes of the address. */
  readonly addressBytes: Uint8Array
  formatAddress(prefix: string): string
  sign(bytes: Uint8Array): Uint8Array
}

export function createCosmosAccount(key: Hex): CosmosAccount {
  const privateKey = hexToBytes(key)
  const publicKey = secp256k1.getPublicKey(privateKey)
  const addressBytes = getAddressBytes(publicKey)
  return {
    publicKey,
    addressBytes,
    formatAddress: prefix => formatBech32(addressBytes, prefix),
    sign: bytes => secp256k1.sign(sha256(bytes), privateKey, { prehash: false }),
  }
}

export const getAddressBytes = (publicKey: Uint8Array): Uint8Array => ripemd160(sha256(publicKey))

export const formatBech32 = (bytes: Uint8Array, prefix: string): string =>
  bech32.encode(prefix, bech32.toWords(bytes))
