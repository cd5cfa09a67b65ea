import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export type ProtobufFields = ReadonlyMap<number, readonly (bigint | Uint8Array)[]>

const wireTypes = { varint: 0, bytes: 2 } as const
const mostField = 2 ** 29 - 1

/** A scalar field. Empty and zero values are omitted, as in proto3. */
export function encodeField(field: number, value: bigint | string | Uint8Array | undefined): Uint8Array {
  if (typeof value === 'bigint')
    return value === 0n
      ? new Uint8Array()
      : concatBytes(encodeTag(field, wireTypes.varint), encodeVarint(value))
  const bytes = typeof value === 'string' ? utf8ToBytes(value) : value
  return bytes?.length ? encodeMessage(field, bytes) : new Uint8Array()
}

/** A field with a message made of these fields, which is present even if it is empty. */
export function encodeMessage(field: number, ...fields: readonly Uint8Array[]): Uint8Array {
  const message = concatBytes(...fields)
  return concatBytes(encodeTag(field, wireTypes.bytes), encodeVarint(BigInt(message.length)), message)
}

/** Decodes varint and length-delimited fields to the last byte. Undefined for malformed input or other wire types. */
export function decodeFields(bytes: Uint8Array): ProtobufFields | undefined {
  const fields = new Map<number, (bigint | Uint8Array)[]>()
  for (let at = 0; at < bytes.length; ) {
    const tag = decodeVarint(bytes, at)
    const field = Number((tag?.value ?? 0n) >> 3n)
    if (!tag || field === 0 || field > mostField) return undefined
    const decoded = decodeValue(bytes, tag.end, Number(tag.value & 7n))
    if (!decoded) return undefined
    fields.set(field, [...(fields.get(field) ?? []), decoded.value])
    at = decoded.end
  }
  return fields
}

function decodeValue(bytes: Uint8Array, at: number, wireType: number) {
  const number = decodeVarint(bytes, at)
  if (wireType === wireTypes.varint || !number) return number
  const end = number.end + Number(number.value)
  if (wireType !== wireTypes.bytes || end > bytes.length) return undefined
  return { value: bytes.slice(number.end, end), end }
}

/** Undefined from 2^64 on: chains drop the excess bits and would read another number than was shown. */
function decodeVarint(bytes: Uint8Array, at: number): { value: bigint; end: number } | undefined {
  let value = 0n
  for (let index = 0; index < 10; index++) {
    const byte = bytes[at + index]
    if (byte === undefined) return undefined
    value |= BigInt(byte & 0x7f) << BigInt(index * 7)
    if (byte < 0x80) return value < 1n << 64n ? { value, end: at + index + 1 } : undefined
  }
  return undefined
}

const encodeTag = (field: number, wireType: number) => encodeVarint(BigInt((field << 3) | wireType))

function encodeVarint(value: bigint): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80)
  return Uint8Array.from([...bytes, Number(rest)])
}
