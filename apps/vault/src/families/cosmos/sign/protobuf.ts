import { decodeFields, type ProtobufFields } from '@portico/codec/protobuf'
import { refuseParams } from '../../refuseParams.ts'

const refuse = () => refuseParams('The bytes are not a valid protobuf message.')

export type Fields = ProtobufFields

/** @throws on malformed messages and on wire types other than varint and bytes */
export function readFields(bytes: Uint8Array): Fields {
  const fields = decodeFields(bytes)
  if (!fields) throw refuse()
  return fields
}

export interface Form {
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
  if (!hasOnly(fields, form)) throw refuseParams('The protobuf message has an unknown field.')
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
