import { invalidParams, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'
import { createByteReader } from './createByteReader.ts'
import { parseSolanaMessage, type SolanaMessage } from './parseSolanaMessage.ts'

export const signatureLength = 64
/** The maximum packet size of the network. */
const transactionLimit = 1232

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

export interface SolanaTransaction {
  /** As sent to the network: signatures, then the message. */
  readonly wire: Uint8Array
  readonly messageBytes: Uint8Array
  readonly message: SolanaMessage
  readonly signaturesAt: number
}

/** @param text the wire format in base58 */
export function parseSolanaTransaction(text: string): SolanaTransaction {
  const wire = decodeBase58(text)
  if (wire.length > transactionLimit) throw refuse('The transaction is too long.')
  const reader = createByteReader(wire)
  const count = reader.readLength()
  // A packet holds fewer than 128 signatures, so their count takes one byte.
  const signaturesAt = 1
  reader.readBytes(count * signatureLength)
  const messageBytes = reader.readRest()
  const message = parseSolanaMessage(messageBytes)
  if (count !== message.signers.length)
    throw refuse('The number of signatures does not match the number of signers.')
  return { wire, messageBytes, message, signaturesAt }
}

/** Whether the network could parse the bytes as a transaction message, now or in a future version. */
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
