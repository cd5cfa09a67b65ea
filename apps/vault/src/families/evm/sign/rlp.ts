import { concatBytes } from '@noble/hashes/utils.js'

export type RlpItem = Uint8Array | readonly RlpItem[]

export function encodeRlp(item: RlpItem): Uint8Array {
  if (!(item instanceof Uint8Array)) {
    const content = concatBytes(...item.map(encodeRlp))
    return concatBytes(encodeLength(content.length, 0xc0), content)
  }
  if (item.length === 1 && (item[0] ?? 0) < 0x80) return item
  return concatBytes(encodeLength(item.length, 0x80), item)
}

function encodeLength(length: number, offset: number) {
  if (length < 56) return Uint8Array.of(offset + length)
  const digits = encodeQuantity(BigInt(length))
  return concatBytes(Uint8Array.of(offset + 55 + digits.length), digits)
}

/** Encodes a number as minimal big-endian bytes; zero is empty. */
export function encodeQuantity(value: bigint): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 0xffn))
  return Uint8Array.from(bytes)
}
