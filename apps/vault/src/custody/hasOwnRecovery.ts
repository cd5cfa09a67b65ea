import type { RecoveryMethod } from '@portico/protocol/auth'

/** Whether the visitor keeps a way back that needs neither the mailbox nor the escrow. */
export const hasOwnRecovery = (recoveries: readonly Pick<RecoveryMethod, 'kind'>[]): boolean =>
  recoveries.some(({ kind }) => kind !== 'escrow')
