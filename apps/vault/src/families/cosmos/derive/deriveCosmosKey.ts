import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32 } from '@scure/base'
import { type Bytes, useSecret } from '../../../keys/Bytes.ts'
import { deriveBip32Key, hardened } from '../../../keys/deriveBip32Key.ts'
import { deriveSeed } from '../../../keys/deriveSeed.ts'

/** m/44'/118'/0'/0/0, as in Keplr. */
const path = [hardened + 44, hardened + 118, hardened, 0, 0]

export const deriveCosmosKey = (root: Bytes): Bytes =>
  useSecret(deriveSeed(root), seed => deriveBip32Key(seed, path))

export const getPublicKey = (key: Bytes): Uint8Array => secp256k1.getPublicKey(key, true)

const hashKey = (publicKey: Uint8Array) => ripemd160(sha256(publicKey))

export const formatCosmosAddress = (publicKey: Uint8Array, prefix: string): string =>
  bech32.encode(prefix, bech32.toWords(hashKey(publicKey)))

export function isAddressOf(publicKey: Uint8Array, address: string): boolean {
  const decoded = bech32.decodeUnsafe(address)
  return decoded !== undefined && formatCosmosAddress(publicKey, decoded.prefix) === address
}
