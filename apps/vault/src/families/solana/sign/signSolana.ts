import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { Bytes } from '../../../keys/Bytes.ts'
import { refuseParams } from '../../refuseParams.ts'
import {
  isSolanaTransactionMessage,
  type SolanaTransaction,
  signatureLength,
} from './parseSolanaTransaction.ts'

export function signSolanaTransaction(
  key: Bytes,
  { wire, messageBytes, message, signaturesAt }: SolanaTransaction,
): { transaction: string; signature: string } {
  const index = message.signers.indexOf(base58.encode(ed25519.getPublicKey(key)))
  if (index === -1) throw refuseParams('This account is not a signer of the transaction.')
  const signature = ed25519.sign(messageBytes, key)
  const signed = new Uint8Array(wire)
  signed.set(signature, signaturesAt + index * signatureLength)
  // The first signature is the transaction id.
  const first = signed.subarray(signaturesAt, signaturesAt + signatureLength)
  return { transaction: base58.encode(signed), signature: base58.encode(first) }
}

/** The prefix of the vault's own messages: a page that had one signed could act as the owner. */
const ownWords = new TextEncoder().encode('portico/')

export function assertIsMessage(message: Uint8Array): void {
  if (isSolanaTransactionMessage(message)) throw refuseParams('The message is a valid transaction.')
  if (ownWords.every((byte, index) => message[index] === byte))
    throw refuseParams('The message has a prefix reserved for the vault.')
}

/** Refuses messages that are valid transactions: the signature could be broadcast. */
export function signSolanaMessage(key: Bytes, message: Uint8Array): string {
  assertIsMessage(message)
  return base58.encode(ed25519.sign(message, key))
}
