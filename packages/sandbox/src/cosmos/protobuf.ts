import { decodeFields, type ProtobufFields } from '@portico/codec/protobuf'

export type Fields = ProtobufFields

/** Reads what transactions use; throws on everything else. */
export function readFields(bytes: Uint8Array): Fields {
  const fields = decodeFields(bytes)
  if (!fields) throw new TypeError('That is no protobuf message.')
  return fields
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
