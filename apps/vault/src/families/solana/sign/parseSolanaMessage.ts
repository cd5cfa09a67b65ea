import { invalidParams, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'
import { createByteReader } from './createByteReader.ts'

export interface SolanaInstruction {
  readonly program: string
  /** Base58 addresses; undefined if the address is in a lookup table. */
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

export interface SolanaMessage {
  readonly version: 'legacy' | 0
  /** Required signers, fee payer first. */
  readonly signers: readonly string[]
  readonly accounts: readonly string[]
  readonly isWritable: (account: string) => boolean
  readonly blockhash: string
  readonly instructions: readonly SolanaInstruction[]
  /** Address lookup tables that are resolved at execution. */
  readonly lookups: readonly { readonly table: string; readonly count: number }[]
}

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

/** Parses a transaction message completely: trailing, missing or unknown data is refused. */
export function parseSolanaMessage(bytes: Uint8Array): SolanaMessage {
  const reader = createByteReader(bytes)
  const isVersioned = ((bytes[0] ?? 0) & 0x80) !== 0
  if (isVersioned && reader.readByte() !== 0x80) throw refuse('The transaction version is not supported.')
  const [required, readonlySigned, readonlyUnsigned] = [
    reader.readByte(),
    reader.readByte(),
    reader.readByte(),
  ]
  const accounts = reader.readList(() => base58.encode(reader.readBytes(32)))
  if (required === 0 || required > accounts.length || readonlySigned >= required)
    throw refuse('The transaction header has an invalid number of signers.')
  const blockhash = base58.encode(reader.readBytes(32))
  const compiled = reader.readList(() => ({
    program: reader.readByte(),
    accounts: reader.readList(() => reader.readByte()),
    data: reader.readBytes(reader.readLength()),
  }))
  const lookups = isVersioned ? reader.readList(() => readLookup(reader)) : []
  reader.assertEnd()
  const total = accounts.length + lookups.reduce((sum, { count }) => sum + count, 0)
  const instructions = compiled.map(instruction => {
    const program = accounts[instruction.program]
    // Program ids are always static keys, never looked up.
    if (program === undefined || instruction.accounts.some(index => index >= total))
      throw refuse('An instruction references an account that the transaction does not have.')
    return { program, accounts: instruction.accounts.map(index => accounts[index]), data: instruction.data }
  })
  const isWritable = (account: string) => {
    const index = accounts.indexOf(account)
    return index < required ? index < required - readonlySigned : index < accounts.length - readonlyUnsigned
  }
  const signers = accounts.slice(0, required)
  return {
    version: isVersioned ? 0 : 'legacy',
    signers,
    accounts,
    isWritable,
    blockhash,
    instructions,
    lookups,
  }
}

function readLookup(reader: ReturnType<typeof createByteReader>) {
  const table = base58.encode(reader.readBytes(32))
  const count =
    reader.readList(() => reader.readByte()).length + reader.readList(() => reader.readByte()).length
  return { table, count }
}
