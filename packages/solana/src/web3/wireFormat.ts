import { invalidParams, PorticoError } from '@portico/protocol'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/** Checks by property: the page may have its own copy of web3.js. */
export const isVersioned = (
  transaction: Transaction | VersionedTransaction,
): transaction is VersionedTransaction => 'version' in transaction

export function serialize(transaction: Transaction | VersionedTransaction): Uint8Array {
  return Uint8Array.from(
    isVersioned(transaction)
      ? transaction.serialize()
      : transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )
}

export function deserialize<Given extends Transaction | VersionedTransaction>(
  given: Given,
  wire: Uint8Array | undefined,
): Given {
  if (!wire) return given
  const own: Partial<typeof VersionedTransaction & typeof Transaction> = Object(given.constructor)
  const signed = isVersioned(given) ? own.deserialize?.(wire) : own.from?.(wire)
  if (!signed) throw new PorticoError(invalidParams, { detail: 'This is not a @solana/web3.js transaction.' })
  // The type was checked above.
  return signed as Given
}
