import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** A number, or an address, in 32 bytes. */
export const encodeWord = (value: bigint | string): Uint8Array =>
  hexToBytes(BigInt(value).toString(16).padStart(64, '0'))

/** Bytes as the ABI has them: how many, then they, filled up to whole words. */
export const encodeBytes = (bytes: Uint8Array): Uint8Array =>
  concatBytes(encodeWord(BigInt(bytes.length)), bytes, new Uint8Array(-bytes.length & 31))

/** Several things of any length: where each begins, then they. */
export function encodeList(items: readonly Uint8Array[]): Uint8Array {
  let at = items.length * 32
  const places = items.map(item => {
    const place = encodeWord(BigInt(at))
    at += item.length
    return place
  })
  return concatBytes(...places, ...items)
}
