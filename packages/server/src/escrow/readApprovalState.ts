import type { ReadApprovalAnswer } from '@portico/protocol/auth'
import { authTimes } from '../auth/authLimits.js'
import type { EscrowContext } from './EscrowContext.js'
import type { Approval } from './store/escrowApprovals.js'

/** Where a question to an owner stands. An answer counts for as long as the device has signed in with a code lately. */
export function readApprovalState(
  { newDeviceDelay, now }: Pick<EscrowContext, 'newDeviceDelay' | 'now'>,
  { state, createdAt, askedAt, expiresAt }: Approval,
): ReadApprovalAnswer {
  if (state === 'refused' || state === 'mismatched') return { state }
  if (state === 'pending') return { state: expiresAt.getTime() > now() ? 'pending' : 'expired' }
  // The time to open the mail, and then to wait for the clock of the device.
  if (askedAt.getTime() + 2 * authTimes.approval <= now()) return { state: 'expired' }
  const availableAt = createdAt.getTime() + newDeviceDelay
  return availableAt > now() ? { state, availableAt: Math.ceil(availableAt / 1000) } : { state }
}
