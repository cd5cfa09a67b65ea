import { malformedSignature, PorticoError, unauthorized } from '@portico/protocol'
import { readMessage } from './readMessage.js'
import { readTransaction, signatureLength } from './readTransaction.js'
import { writeTransaction } from './writeTransaction.js'

/** The transaction, with the signature of one of its signers put in its place. */
export function addSignature(transaction: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  if (signature.length !== signatureLength) throw new PorticoError(malformedSignature)
  const { signatures, message } = readTransaction(transaction)
  const { signers } = readMessage(message)
  const place = signers.indexOf(address)
  if (place < 0) throw new PorticoError(unauthorized)
  const all = signers.map((_, index) =>
    index === place ? signature : (signatures[index] ?? new Uint8Array(signatureLength)),
  )
  return writeTransaction({ signatures: all, message })
}
