import { type ByteReader, createByteReader } from '@portico/codec/bytes'
import { invalidParams, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'
import { refuseParams } from '../../refuseParams.ts'

export const signatureLength = 64
const transactionLimit = 1232

export interface SolanaTransaction {
  readonly wire: Uint8Array
  readonly messageBytes: Uint8Array
  readonly message: SolanaMessage
  readonly signaturesAt: number
}

export function parseSolanaTransaction(text: string): SolanaTransaction {
  const wire = decodeBase58(text)
  if (wire.length > transactionLimit) throw refuseParams('The transaction is too long.')
  const reader = createByteReader(wire, refuseTruncated)
  const count = reader.readLength()
  // A packet holds fewer than 128 signatures, so their count takes one byte.
  const signaturesAt = 1
  reader.readBytes(count * signatureLength)
  const messageBytes = reader.readRest()
  const message = parseSolanaMessage(messageBytes)
  if (count !== message.signers.length)
    throw refuseParams('The number of signatures does not match the number of signers.')
  return { wire, messageBytes, message, signaturesAt }
}

export function isSolanaTransactionMessage(message: Uint8Array): boolean {
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  return isMessage(message) || (isVersioned && isMessage(Uint8Array.of(0x80, ...message.subarray(1))))
}

function isMessage(bytes: Uint8Array): boolean {
  try {
    parseSolanaMessage(bytes)
    return true
  } catch {
    return false
  }
}

export function decodeBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch (cause) {
    throw new PorticoError(invalidParams, { cause, detail: 'The text is not base58.' })
  }
}

export interface SolanaInstruction {
  readonly program: string
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

export interface SolanaMessage {
  readonly version: 'legacy' | 0
  readonly signers: readonly string[]
  readonly accounts: readonly string[]
  readonly isWritable: (account: string) => boolean
  readonly blockhash: string
  readonly instructions: readonly SolanaInstruction[]
  readonly lookups: readonly { readonly table: string; readonly count: number }[]
}

export function parseSolanaMessage(bytes: Uint8Array): SolanaMessage {
  const reader = createByteReader(bytes, refuseTruncated)
  const isVersioned = ((bytes[0] ?? 0) & 0x80) !== 0
  if (isVersioned && reader.readByte() !== 0x80)
    throw refuseParams('The transaction version is not supported.')
  const [required, readonlySigned, readonlyUnsigned] = [
    reader.readByte(),
    reader.readByte(),
    reader.readByte(),
  ]
  const accounts = reader.readList(() => base58.encode(reader.readBytes(32)))
  if (required === 0 || required > accounts.length || readonlySigned >= required)
    throw refuseParams('The transaction header has an invalid number of signers.')
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
      throw refuseParams('An instruction references an account that the transaction does not have.')
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

function readLookup(reader: ByteReader) {
  const table = base58.encode(reader.readBytes(32))
  const count =
    reader.readList(() => reader.readByte()).length + reader.readList(() => reader.readByte()).length
  return { table, count }
}

const refuseTruncated = () => refuseParams('The transaction is truncated or malformed.')
