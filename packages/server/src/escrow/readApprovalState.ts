import type { ReadApprovalAnswer } from '@portico/protocol/auth'
import { authTimes } from '../auth/authLimits.js'
import type { EscrowContext } from './EscrowContext.js'
import type { AtStake } from './stake/createStakeReader.js'
import { readDelay } from './stake/readDelay.js'
import type { Approval } from './store/escrowApprovals.js'
import type { KeptKey } from './store/escrowKeys.js'

/**
 * The state of an approval. It stays valid while the device has recently presented a ticket. The delay is computed
 * each time, because the wallet may have received funds meanwhile.
 */
export async function readApprovalState(
  context: Pick<EscrowContext, 'delays' | 'now' | 'readStake'>,
  { state, createdAt, askedAt, expiresAt }: Approval,
  key: AtStake & Pick<KeptKey, 'mailboxAddedAt'>,
): Promise<ReadApprovalAnswer> {
  const { delays, now } = context
  if (state === 'refused' || state === 'mismatched') return { state }
  if (state === 'pending') return { state: expiresAt.getTime() > now() ? 'pending' : 'expired' }
  // Time to open the mail, plus time for the device to poll.
  if (askedAt.getTime() + 2 * authTimes.approval <= now()) return { state: 'expired' }
  const isOver = createdAt.getTime() + delays.large <= now()
  const availableAt = createdAt.getTime() + (isOver ? 0 : await readDelay(context, key))
  return availableAt > now() ? { state, availableAt: Math.ceil(availableAt / 1000) } : { state }
}
