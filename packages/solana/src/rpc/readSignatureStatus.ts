import type { SolanaConfirmation } from '@portico/core'
import { readProperty } from '@portico/core/adapter'

/** How far the network has agreed, in the words of today; the older names mean one of these. */
const levels: readonly string[] = ['processed', 'confirmed', 'finalized']

export interface SignatureStatus {
  readonly confirmation: SolanaConfirmation
  /** The place in the list above. */
  readonly level: number
}

/** What became of the transaction that `getSignatureStatuses` was asked for; undefined where the node knows nothing. */
export function readSignatureStatus(answer: unknown): SignatureStatus | undefined {
  const statuses = readProperty(answer, 'value')
  const status = Array.isArray(statuses) ? statuses[0] : undefined
  const slot = readProperty(status, 'slot')
  const name = readProperty(status, 'confirmationStatus')
  if (!Number.isSafeInteger(slot)) return undefined
  const error = readProperty(status, 'err')
  const confirmation: SolanaConfirmation = {
    slot: BigInt(Number(slot)),
    status: error === null || error === undefined ? 'success' : 'failed',
    ...(error !== null && error !== undefined && { error }),
  }
  return { confirmation, level: levels.indexOf(String(name)) }
}
