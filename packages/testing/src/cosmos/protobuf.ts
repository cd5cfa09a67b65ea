import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Fields of a message by number; a repeated one has several values. */
export type Fields = ReadonlyMap<number, readonly (bigint | Uint8Array)[]>

/** Wire types: varint, or length-delimited bytes. */
const wire = { varint: 0, bytes: 2 } as const

/** Reads what transactions use; throws on everything else. */
export function readFields(bytes: Uint8Array): Fields {
  const fields = new Map<number, (bigint | Uint8Array)[]>()
  for (let at = 0; at < bytes.length; ) {
    const tag = readVarint(bytes, at)
    const field = Number(tag.value >> 3n)
    const { value, end } = readValue(bytes, tag.end, Number(tag.value & 7n))
    fields.set(field, [...(fields.get(field) ?? []), value])
    at = end
  }
  return fields
}

function readValue(bytes: Uint8Array, at: number, type: number): { value: bigint | Uint8Array; end: number } {
  const number = readVarint(bytes, at)
  if (type === wire.varint) return number
  const end = number.end + Number(number.value)
  if (type !== wire.bytes || end > bytes.length) throw new TypeError('That is no protobuf message.')
  return { value: bytes.subarray(number.end, end), end }
}

function readVarint(bytes: Uint8Array, at: number): { value: bigint; end: number } {
  let value = 0n
  for (let index = 0; index < 10; index++) {
    const byte = bytes[at + index]
    if (byte === undefined) break
    value |= BigInt(byte & 0x7f) << BigInt(index * 7)
    if (byte < 0x80) return { value, end: at + index + 1 }
  }
  throw new TypeError('That is no protobuf message.')
}

export const getMessages = (fields: Fields, field: number): readonly Fields[] =>
  getAllBytes(fields, field).map(readFields)

export const getMessage = (fields: Fields, field: number): Fields => readFields(getBytes(fields, field))

export const getAllBytes = (fields: Fields, field: number): readonly Uint8Array[] =>
  (fields.get(field) ?? []).filter(value => value instanceof Uint8Array)

export const getBytes = (fields: Fields, field: number): Uint8Array =>
  getAllBytes(fields, field).at(-1) ?? new Uint8Array()

export const getText = (fields: Fields, field: number): string =>
  new TextDecoder().decode(getBytes(fields, field))

export function getNumber(fields: Fields, field: number): bigint {
  const value = fields.get(field)?.at(-1)
  return typeof value === 'bigint' ? value : 0n
}

/** One field; empty and zero values are omitted, as in proto3. */
export function writeField(field: number, value: Uint8Array | string | bigint): Uint8Array {
  if (typeof value === 'bigint') {
    return value === 0n ? new Uint8Array() : concatBytes(writeTag(field, wire.varint), writeVarint(value))
  }
  const bytes = typeof value === 'string' ? utf8ToBytes(value) : value
  return bytes.length === 0 ? bytes : writeMessage(field, bytes)
}

/** An embedded message, written even if empty. */
export const writeMessage = (field: number, bytes: Uint8Array): Uint8Array =>
  concatBytes(writeTag(field, wire.bytes), writeVarint(BigInt(bytes.length)), bytes)

const writeTag = (field: number, type: number) => writeVarint(BigInt((field << 3) | type))

function writeVarint(value: bigint): Uint8Array {
  const bytes: number[] = []
  for (let left = value; ; left >>= 7n) {
    const low = Number(left & 0x7fn)
    if (left < 0x80n) return Uint8Array.from([...bytes, low])
    bytes.push(low | 0x80)
  }
}
