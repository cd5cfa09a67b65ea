import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export const hash256 = (...parts: Uint8Array[]): Uint8Array => sha256(sha256(concatBytes(...parts)))
export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

export function taggedHash(tag: string, ...parts: Uint8Array[]): Uint8Array {
  const prefix = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(prefix, prefix, ...parts))
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
