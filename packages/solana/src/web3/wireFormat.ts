import { invalidParams, PorticoError } from '@portico/protocol'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/**
 * By what it has, not by its class: the page may have a copy of web3.js of its own, whose classes are others. Only
 * versioned transactions have a version.
 */
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

/** Of the kind that was given, and of its class: the page's copy of web3.js reads on from here. */
export function deserialize<Given extends Transaction | VersionedTransaction>(
  given: Given,
  wire: Uint8Array | undefined,
): Given {
  if (!wire) return given
  const own: Partial<typeof VersionedTransaction & typeof Transaction> = Object(given.constructor)
  const signed = isVersioned(given) ? own.deserialize?.(wire) : own.from?.(wire)
  if (!signed) throw new PorticoError(invalidParams, { detail: 'It is no transaction of @solana/web3.js.' })
  // Of the kind that was given, as just looked at.
  return signed as Given
}
