/** The subset of protobuf that a transfer needs. Empty and zero fields are omitted, as the chain does. */
export type ProtobufField = readonly [
  number: number,
  value: Uint8Array | string | number | bigint | undefined,
]

export function encodeMessage(...fields: readonly ProtobufField[]): Uint8Array {
  return concat(fields.map(([number, value]) => encodeField(number, value)))
}

function encodeField(number: number, value: ProtobufField[1]): Uint8Array {
  if (value === undefined) return new Uint8Array()
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (BigInt(value) === 0n) return new Uint8Array()
    return concat([encodeVarint(number << 3), encodeVarint(value)])
  }
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
  if (typeof value === 'string' && bytes.length === 0) return bytes
  return concat([encodeVarint((number << 3) | 2), encodeVarint(bytes.length), bytes])
}

function encodeVarint(value: number | bigint): Uint8Array {
  const bytes: number[] = []
  let rest = BigInt(value)
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  return Uint8Array.from([...bytes, Number(rest)])
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
