import type { RecoveryMethod } from '@portico/protocol/auth'

/**
 * Whether the visitor has a recovery method that needs neither the mailbox nor the escrow. A passkey counts
 * only beside a second method: it can be deleted, or lost with its device, and the wallet with it.
 */
export const hasOwnRecovery = (recoveries: readonly Pick<RecoveryMethod, 'kind'>[]): boolean =>
  recoveries.some(({ kind }) => kind === 'kit' || kind === 'passphrase') ||
  (recoveries.length > 1 && recoveries.some(({ kind }) => kind === 'passkey'))
