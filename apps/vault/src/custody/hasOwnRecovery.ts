import type { RecoveryMethod } from '@portico/protocol/auth'

/**
 * Whether the visitor keeps a way back that needs neither the mailbox nor the escrow. A passkey is one where there is a second
 * way, whichever: alone it can be deleted, or lost with its device, and the wallet with it.
 */
export const hasOwnRecovery = (recoveries: readonly Pick<RecoveryMethod, 'kind'>[]): boolean =>
  recoveries.some(({ kind }) => kind === 'kit' || kind === 'passphrase') ||
  (recoveries.length > 1 && recoveries.some(({ kind }) => kind === 'passkey'))
