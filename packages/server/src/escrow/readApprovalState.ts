import type { ReadApprovalAnswer } from '@portico/protocol/auth'
import { authTimes } from '../auth/authLimits.js'
import type { EscrowContext } from './EscrowContext.js'
import type { AtStake } from './stake/createStakeReader.js'
import { readDelay } from './stake/readDelay.js'
import type { Approval } from './store/escrowApprovals.js'
import type { KeptKey } from './store/escrowKeys.js'

/**
 * Where a question to an owner stands. An answer counts for as long as the device has signed in with a code lately. How
 * long it waits is looked up each time: what came into the wallet meanwhile counts.
 */
export async function readApprovalState(
  context: Pick<EscrowContext, 'delays' | 'now' | 'readStake'>,
  { state, createdAt, askedAt, expiresAt }: Approval,
  key: AtStake & Pick<KeptKey, 'mailboxAddedAt'>,
): Promise<ReadApprovalAnswer> {
  const { delays, now } = context
  if (state === 'refused' || state === 'mismatched') return { state }
  if (state === 'pending') return { state: expiresAt.getTime() > now() ? 'pending' : 'expired' }
  // The time to open the mail, and then to wait for the clock of the device.
  if (askedAt.getTime() + 2 * authTimes.approval <= now()) return { state: 'expired' }
  const isOver = createdAt.getTime() + delays.large <= now()
  const availableAt = createdAt.getTime() + (isOver ? 0 : await readDelay(context, key))
  return availableAt > now() ? { state, availableAt: Math.ceil(availableAt / 1000) } : { state }
}
