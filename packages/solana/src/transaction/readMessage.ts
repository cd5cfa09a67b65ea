import { type ByteReader, createByteReader } from '@portico/codec/bytes'
import { invalidParams, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'

export interface Instruction {
  readonly program: string
  /** Addresses; those in a lookup table as `table#index`. */
  readonly accounts: readonly string[]
  readonly data: string
}

export interface Message {
  readonly signers: readonly string[]
  readonly instructions: readonly Instruction[]
}

export const refuseTransaction = () =>
  new PorticoError(invalidParams, { detail: 'The transaction is truncated or malformed.' })

export function readMessage(message: Uint8Array): Message {
  const reader = createByteReader(message, refuseTransaction)
  const versioned = (reader.peek() & 0x80) !== 0
  if (versioned) reader.readByte()
  const signerCount = reader.readByte()
  reader.readBytes(2)
  const keys = reader.readList(() => base58.encode(reader.readBytes(32)))
  reader.readBytes(32)
  const raw = reader.readList(() => ({
    program: reader.readByte(),
    accounts: reader.readList(reader.readByte),
    data: reader.readBytes(reader.readLength()),
  }))
  const tables = versioned ? reader.readList(() => readTable(reader)) : []
  // Writable accounts of all tables precede the readonly ones of all tables.
  const all = [
    ...keys,
    ...tables.flatMap(table => table.writable),
    ...tables.flatMap(table => table.readonly),
  ]
  const nameOf = (index: number) => all[index] ?? `missing#${index}`
  return {
    signers: keys.slice(0, signerCount),
    instructions: raw.map(({ program, accounts, data }) => ({
      program: nameOf(program),
      accounts: accounts.map(nameOf),
      data: base58.encode(data),
    })),
  }
}

function readTable(reader: ByteReader) {
  const table = base58.encode(reader.readBytes(32))
  const readNames = () => reader.readList(() => `${table}#${reader.readByte()}`)
  return { writable: readNames(), readonly: readNames() }
}
