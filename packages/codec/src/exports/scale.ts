import { concatBytes } from '@noble/hashes/utils.js'

/** A SCALE compact integer: the two lowest bits of the first byte tell the length. */
export function encodeCompact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return Uint8Array.of(Number(value << 2n))
  if (value < 1n << 14n) return encodeLittleEndian((value << 2n) | 1n, 2)
  if (value < 1n << 30n) return encodeLittleEndian((value << 2n) | 2n, 4)
  const length = Math.ceil(value.toString(16).length / 2)
  return concatBytes(Uint8Array.of(((length - 4) << 2) | 3), encodeLittleEndian(value, length))
}

/** Decodes the integer at the start, with the number of bytes it takes. Undefined if truncated. */
export function decodeCompact(bytes: Uint8Array): { value: bigint; length: number } | undefined {
  const [first] = bytes
  if (first === undefined) return undefined
  const mode = first & 3
  const isLong = mode === 3
  const length = isLong ? (first >> 2) + 5 : 1 << mode
  if (bytes.length < length) return undefined
  const value = bytes
    .subarray(isLong ? 1 : 0, length)
    .reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return { value: isLong ? value : value >> 2n, length }
}

const encodeLittleEndian = (value: bigint, length: number) =>
  Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
