import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { invalidParams, PorticoError } from '@portico/protocol'

const refuse = () =>
  new PorticoError(invalidParams, { detail: 'The bytes are not a valid protobuf message.' })

const mostField = 2 ** 29 - 1

/** Values by field number; repeated fields have several. */
export type Fields = ReadonlyMap<number, readonly (bigint | Uint8Array)[]>

/** Reads varints and length-delimited fields to the last byte; throws on other wire types. */
export function readFields(bytes: Uint8Array): Fields {
  const fields = new Map<number, (bigint | Uint8Array)[]>()
  for (let at = 0; at < bytes.length; ) {
    const tag = readVarint(bytes, at)
    const field = Number(tag.value >> 3n)
    if (field === 0 || field > mostField) throw refuse()
    const { value, end } = readValue(bytes, tag.end, Number(tag.value & 7n))
    fields.set(field, [...(fields.get(field) ?? []), value])
    at = end
  }
  return fields
}

function readValue(bytes: Uint8Array, at: number, type: number): { value: bigint | Uint8Array; end: number } {
  const number = readVarint(bytes, at)
  if (type === 0) return number
  const end = number.end + Number(number.value)
  if (type !== 2 || end > bytes.length) throw refuse()
  return { value: bytes.slice(number.end, end), end }
}

function readVarint(bytes: Uint8Array, at: number): { value: bigint; end: number } {
  let value = 0n
  for (let index = 0; index < 10; index++) {
    const byte = bytes[at + index]
    if (byte === undefined) throw refuse()
    value |= BigInt(byte & 0x7f) << BigInt(index * 7)
    if (byte >= 0x80) continue
    // Chains drop the excess bits and would read another number than shown.
    if (value >= 1n << 64n) throw refuse()
    return { value, end: at + index + 1 }
  }
  throw refuse()
}

export interface Form {
  /** Fields that occur at most once. */
  readonly single: readonly number[]
  readonly repeated?: readonly number[]
}

export const hasOnly = (fields: Fields, { single, repeated = [] }: Form): boolean =>
  [...fields.keys()].every(field => single.includes(field) || repeated.includes(field))

/** @throws on a duplicate field: chains take the last or merge them, which may not be what was shown */
export function assertSingle(fields: Fields, { single }: Form): void {
  for (const field of single) readOne(fields, field)
}

/** @throws on unknown or duplicate fields, as chains do */
export function readForm(bytes: Uint8Array, form: Form): Fields {
  const fields = readFields(bytes)
  if (!hasOnly(fields, form))
    throw new PorticoError(invalidParams, { detail: 'The protobuf message has an unknown field.' })
  assertSingle(fields, form)
  return fields
}

function readOne(fields: Fields, field: number): bigint | Uint8Array | undefined {
  const values = fields.get(field) ?? []
  if (values.length > 1) throw refuse()
  return values[0]
}

export function readBytes(fields: Fields, field: number): Uint8Array {
  const value = readOne(fields, field) ?? new Uint8Array()
  if (typeof value === 'bigint') throw refuse()
  return value
}

export function readText(fields: Fields, field: number): string {
  const bytes = readBytes(fields, field)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refuse()
  }
}

export function readNumber(fields: Fields, field: number): bigint {
  const value = readOne(fields, field) ?? 0n
  if (typeof value !== 'bigint') throw refuse()
  return value
}

export function readAll(fields: Fields, field: number): readonly Uint8Array[] {
  return (fields.get(field) ?? []).map(value => {
    if (typeof value === 'bigint') throw refuse()
    return value
  })
}

function writeVarint(value: bigint): Uint8Array {
  const bytes: number[] = []
  let rest = value
  do {
    const byte = Number(rest & 0x7fn)
    rest >>= 7n
    bytes.push(rest === 0n ? byte : byte | 0x80)
  } while (rest !== 0n)
  return Uint8Array.from(bytes)
}

/** Empty for zero values, as protobuf omits defaults. */
export function writeField(field: number, value: bigint | string | Uint8Array): Uint8Array {
  const tag = (type: bigint) => writeVarint((BigInt(field) << 3n) | type)
  if (typeof value === 'bigint')
    return value === 0n ? new Uint8Array() : concatBytes(tag(0n), writeVarint(value))
  const bytes = typeof value === 'string' ? utf8ToBytes(value) : value
  return bytes.length === 0
    ? new Uint8Array()
    : concatBytes(tag(2n), writeVarint(BigInt(bytes.length)), bytes)
}
