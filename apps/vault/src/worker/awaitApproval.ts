import {
  approvalExpired,
  authRefused,
  deviceRefused,
  numberMismatched,
  PorticoError,
} from '@portico/protocol'
import { type AuthErrorCode, authErrors, type ReadApprovalAnswer } from '@portico/protocol/auth'
import type { EscrowService } from '../service/EscrowService.ts'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'

export interface ApprovalServices {
  readonly escrow: Pick<EscrowService, 'readApproval'>
  readonly clock: { now(): number; after(ms: number, act: () => void): () => void }
}

export interface PendingApproval {
  readonly id: string
  /** When the owner can answer no more. */
  readonly expiresAt: number
}

export const approvalPollMs = 2_000
/** Between questions to an escrow that fails. */
const longestPauseMs = 30_000

/** Waits for the owner's answer. An escrow that cannot be reached is asked again, as long as there can be an answer. */
export async function awaitApproval(
  { escrow, clock }: ApprovalServices,
  { id, expiresAt }: PendingApproval,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  const ask = () =>
    escrow.readApproval(id).then(
      answer => {
        failures = 0
        return answer
      },
      (error): ReadApprovalAnswer => {
        if (isFinal(error)) throw error
        failures += 1
        return { state: clock.now() < expiresAt ? 'pending' : 'expired' }
      },
    )
  for (;;) {
    const { state, availableAt } = await ask()
    if (state === 'refused') throw new PorticoError(deviceRefused)
    if (state === 'mismatched') throw new PorticoError(numberMismatched)
    if (state === 'expired') throw new PorticoError(approvalExpired)
    if (availableAt !== undefined) throw describeWait(availableAt * 1000 - clock.now())
    if (state === 'approved') return
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const pause = Math.min(longestPauseMs, approvalPollMs * 2 ** failures)
      const cancel = clock.after(pause, resolve)
      signal.addEventListener('abort', () => {
        cancel()
        reject(signal.reason)
      })
    })
  }
}

/** Whether the escrow itself has said no. A server that is busy or broken, or a line that is cut, has said nothing. */
function isFinal(error: unknown): boolean {
  if (!isServiceRefusal(error)) return false
  const { reason } = error.context
  const status = Object.hasOwn(authErrors, reason)
    ? authErrors[reason as AuthErrorCode].status
    : Number(reason)
  return status < 500 && status !== 429
}

const hourMs = 3_600_000

/** Nobody keeps a page open for a day: the visitor is told when to come back. */
function describeWait(ms: number) {
  const hours = Math.max(1, Math.ceil(ms / hourMs))
  const words = `This device is approved and new, so it has to wait for ${hours} more ${hours === 1 ? 'hour' : 'hours'}. Sign in here again then.`
  return new PorticoError(authRefused, { context: { reason: 'device_delayed', words } })
}
