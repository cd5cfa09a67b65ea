/** The fields of a protobuf message by number, each value in hex. Undefined if the bytes are malformed. */
export function readFields(bytes: Uint8Array): ReadonlyMap<number, readonly string[]> | undefined {
  const fields = new Map<number, string[]>()
  let at = 0
  while (at < bytes.length) {
    const tag = readVarint(bytes, at)
    if (!tag) return undefined
    const value = readValue(bytes, tag.end, tag.value & 7)
    if (!value) return undefined
    const number = tag.value >>> 3
    // Default values are equivalent to omitted fields.
    const isDefault = value.hex === (value.isNumber ? '00' : '')
    if (!isDefault) fields.set(number, [...(fields.get(number) ?? []), value.hex])
    at = value.end
  }
  return fields
}

const fixedLengths: Readonly<Record<number, number>> = { 1: 8, 5: 4 }

function readValue(bytes: Uint8Array, at: number, wireType: number) {
  const number = wireType === 0 || wireType === 2 ? readVarint(bytes, at) : { value: 0, end: at }
  if (!number) return undefined
  const length = wireType === 2 ? number.value : (fixedLengths[wireType] ?? 0)
  const [start, end] = wireType === 0 ? [at, number.end] : [number.end, number.end + length]
  if (end > bytes.length || ![0, 1, 2, 5].includes(wireType)) return undefined
  const hex = Array.from(bytes.subarray(start, end), byte => byte.toString(16).padStart(2, '0')).join('')
  return { hex, end, isNumber: wireType === 0 }
}

function readVarint(bytes: Uint8Array, at: number): { value: number; end: number } | undefined {
  let value = 0
  for (let index = 0; index < 10; index += 1) {
    const byte = bytes[at + index]
    if (byte === undefined) return undefined
    value += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) return { value, end: at + index + 1 }
  }
  return undefined
}
