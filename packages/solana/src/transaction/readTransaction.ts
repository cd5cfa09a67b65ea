import { createByteReader } from '@portico/codec/bytes'
import { invalidParams, PorticoError } from '@portico/protocol'
import { refuseTransaction } from './readMessage.js'

export const signatureLength = 64

interface WireTransaction {
  readonly signatures: readonly Uint8Array[]
  readonly message: Uint8Array
}

export function readTransaction(transaction: Uint8Array): WireTransaction {
  const reader = createByteReader(transaction, refuseTransaction)
  const signatures = reader.readList(() => reader.readBytes(signatureLength))
  const message = reader.readRest()
  if (message.length === 0)
    throw new PorticoError(invalidParams, { detail: 'This is not a Solana transaction.' })
  return { signatures, message }
}

export function writeTransaction({ signatures, message }: WireTransaction): Uint8Array {
  return Uint8Array.from([
    ...writeLength(signatures.length),
    ...signatures.flatMap(bytes => [...bytes]),
    ...message,
  ])
}

export function writeLength(length: number): readonly number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...writeLength(length >> 7)]
}
