import {
  type CompiledTransactionMessageWithLifetime,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type LegacyCompiledTransactionMessage,
  type Transaction,
  type V0CompiledTransactionMessage,
} from '@solana/kit'
import { invalidParams } from '../localChain/jsonRpc.js'

export type ReadMessage = (LegacyCompiledTransactionMessage | V0CompiledTransactionMessage) &
  CompiledTransactionMessageWithLifetime

export interface ReadTransaction {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly message: ReadMessage
  /** The transaction id; all zeros if it is not signed yet. */
  readonly signature: string
}

const noSignature = new Uint8Array(64)

export function readTransaction(wire: Uint8Array): ReadTransaction {
  try {
    const transaction = getTransactionDecoder().decode(wire)
    const signature = Object.values(transaction.signatures)[0] ?? noSignature
    const message = readMessage(new Uint8Array(transaction.messageBytes))
    return { wire, transaction, message, signature: getBase58Decoder().decode(signature) }
  } catch (error) {
    throw invalidParams(`failed to deserialize the transaction: ${String(error)}`)
  }
}

export function readMessage(bytes: Uint8Array): ReadMessage {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version === 1) throw invalidParams('transactions of version 1 are not served')
  return message
}
