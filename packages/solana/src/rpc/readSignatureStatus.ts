import { readProperty, type SolanaConfirmation } from '@portico/core/adapter'

/** Current commitment levels; deprecated names map to these. */
const levels: readonly string[] = ['processed', 'confirmed', 'finalized']

interface SignatureStatus {
  readonly confirmation: SolanaConfirmation
  readonly level: number
}

/** The first status of a `getSignatureStatuses` response; undefined if the node does not know the transaction. */
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
