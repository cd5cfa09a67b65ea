import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'

export const encodeWord = (value: bigint | string): Uint8Array =>
  hexToBytes(BigInt(value).toString(16).padStart(64, '0'))

/** Encodes length-prefixed bytes, padded to whole words. */
export const encodeBytes = (bytes: Uint8Array): Uint8Array =>
  concatBytes(encodeWord(BigInt(bytes.length)), bytes, new Uint8Array(-bytes.length & 31))

/** Encodes dynamic items: offsets first, then the items. */
export function encodeList(items: readonly Uint8Array[]): Uint8Array {
  let at = items.length * 32
  const places = items.map(item => {
    const place = encodeWord(BigInt(at))
    at += item.length
    return place
  })
  return concatBytes(...places, ...items)
}
