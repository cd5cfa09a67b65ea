import { invalidParams, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'
import { createByteReader } from './createByteReader.ts'
import { parseSolanaMessage, type SolanaMessage } from './parseSolanaMessage.ts'

export const signatureLength = 64
/** The most that one packet of the network holds. */
const transactionLimit = 1232

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

export interface SolanaTransaction {
  /** As sent to the network: signatures, then the message. */
  readonly wire: Uint8Array
  readonly messageBytes: Uint8Array
  readonly message: SolanaMessage
  /** Where the signatures begin in `wire`. */
  readonly signaturesAt: number
}

/** @param text base58 of the wire form */
export function parseSolanaTransaction(text: string): SolanaTransaction {
  const wire = decodeBase58(text)
  if (wire.length > transactionLimit) throw refuse('The transaction is too long.')
  const reader = createByteReader(wire)
  const count = reader.readLength()
  // A packet holds fewer than 128 signatures, so their number takes one byte.
  const signaturesAt = 1
  reader.readBytes(count * signatureLength)
  const messageBytes = reader.readRest()
  const message = parseSolanaMessage(messageBytes)
  if (count !== message.signers.length) throw refuse('The transaction has another number of signatures.')
  return { wire, messageBytes, message, signaturesAt }
}

/** Whether the network could take it for a transaction, of the version that is now or of one that is to come. */
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
