export function encodeCompact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return Uint8Array.of(Number(value) << 2)
  if (value < 1n << 14n) return encodeLittle((value << 2n) | 0b01n, 2)
  if (value < 1n << 30n) return encodeLittle((value << 2n) | 0b10n, 4)
  const length = Math.ceil(value.toString(16).length / 2)
  return concat([Uint8Array.of(((length - 4) << 2) | 0b11), encodeLittle(value, length)])
}

function encodeLittle(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(part => [...part]))
}
