import {
  approvalExpired,
  authRefused,
  deviceRefused,
  numberMismatched,
  PorticoError,
} from '@portico/protocol'
import type { ReadApprovalAnswer } from '@portico/protocol/auth'
import type { EscrowService } from '../../service/EscrowService.ts'
import { isFinalRefusal } from '../../service/isFinalRefusal.ts'
import { pause } from '../pause.ts'

export interface ApprovalServices {
  readonly escrow: Pick<EscrowService, 'readApproval'>
  readonly clock: { now(): number; after(ms: number, act: () => void): () => void }
  readonly forgets: () => boolean
}

export interface PendingApproval {
  readonly id: string
  readonly expiresAt: number
}

export const approvalPollMs = 2_000
/** The maximum pause between polls, for a failing escrow or a waiting period. */
const longestPauseMs = 30_000
/** How long visitors wait on the page; shorter than the validity of their one-time code. */
export const longestWaitMs = 7 * 60_000

/** Polls for the owner's answer. An unreachable escrow is polled again until the approval expires. */
export async function awaitApproval(
  { escrow, clock, forgets }: ApprovalServices,
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
        if (isFinalRefusal(error)) throw error
        failures += 1
        return { state: clock.now() < expiresAt ? 'pending' : 'expired' }
      },
    )
  for (;;) {
    const { state, availableAt } = await ask()
    if (state === 'refused') throw new PorticoError(deviceRefused)
    if (state === 'mismatched') throw new PorticoError(numberMismatched)
    if (state === 'expired') throw new PorticoError(approvalExpired)
    const wait = availableAt === undefined ? 0 : availableAt * 1000 - clock.now()
    if (wait > longestWaitMs) throw describeWait(wait, forgets())
    if (state === 'approved' && availableAt === undefined) return
    await pause(clock, Math.min(longestPauseMs, Math.max(wait, approvalPollMs * 2 ** failures)), signal)
  }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A long wait is not spent on the page: the message says when to return, if this browser keeps data. */
function describeWait(ms: number, forgets: boolean) {
  const isLong = ms > hourMs
  const count = Math.ceil(ms / (isLong ? hourMs : minuteMs))
  const time = `${count} ${isLong ? 'hour' : 'minute'}${count === 1 ? '' : 's'}`
  const words = forgets
    ? `This device is approved and has to wait ${time}, but this browser keeps no data, so next time it is another device. Sign in with a browser that keeps data, or use your passphrase or your words.`
    : `This device is approved and new, so it has to wait ${time} more. Sign in here again then.`
  return new PorticoError(authRefused, {
    context: { reason: forgets ? 'browser_forgets' : 'device_delayed', words },
  })
}
