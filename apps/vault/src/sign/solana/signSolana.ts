import { ed25519 } from '@noble/curves/ed25519.js'
import { invalidParams, PorticoError } from '@portico/protocol'
import { base58 } from '@scure/base'
import type { Bytes } from '../../keys/Bytes.ts'
import { createByteReader } from './createByteReader.ts'
import { parseSolanaMessage, type SolanaMessage } from './parseSolanaMessage.ts'

const signatureLength = 64
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

/** Fills in the signature of this account and leaves those of others as they are. */
export function signSolanaTransaction(
  key: Bytes,
  { wire, messageBytes, message, signaturesAt }: SolanaTransaction,
): { transaction: string; signature: string } {
  const index = message.signers.indexOf(base58.encode(ed25519.getPublicKey(key)))
  if (index === -1) throw refuse('This account is not asked to sign the transaction.')
  const signature = ed25519.sign(messageBytes, key)
  const signed = new Uint8Array(wire)
  signed.set(signature, signaturesAt + index * signatureLength)
  // The first signature is the one by which the network knows a transaction.
  const first = signed.subarray(signaturesAt, signaturesAt + signatureLength)
  return { transaction: base58.encode(signed), signature: base58.encode(first) }
}

/** Text that is at the same time a transaction is never signed: it could be sent. */
export function signSolanaMessage(key: Bytes, message: Uint8Array): string {
  if (isSolanaTransactionMessage(message)) throw refuse('The message is a transaction in disguise.')
  return base58.encode(ed25519.sign(message, key))
}

export function isSolanaTransactionMessage(message: Uint8Array): boolean {
  try {
    parseSolanaMessage(message)
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
