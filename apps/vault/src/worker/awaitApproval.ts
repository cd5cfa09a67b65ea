import {
  approvalExpired,
  authRefused,
  deviceRefused,
  numberMismatched,
  PorticoError,
} from '@portico/protocol'
import type { EscrowService } from '../service/EscrowService.ts'

export interface ApprovalServices {
  readonly escrow: Pick<EscrowService, 'readApproval'>
  readonly clock: { now(): number; after(ms: number, act: () => void): () => void }
}

export const approvalPollMs = 2_000

/** Waits for the owner's answer. */
export async function awaitApproval(
  { escrow, clock }: ApprovalServices,
  approvalId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const { state, availableAt } = await escrow.readApproval(approvalId)
    if (state === 'refused') throw new PorticoError(deviceRefused)
    if (state === 'mismatched') throw new PorticoError(numberMismatched)
    if (state === 'expired') throw new PorticoError(approvalExpired)
    if (availableAt !== undefined) throw describeWait(availableAt * 1000 - clock.now())
    if (state === 'approved') return
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const cancel = clock.after(approvalPollMs, resolve)
      signal.addEventListener('abort', () => {
        cancel()
        reject(signal.reason)
      })
    })
  }
}

const hourMs = 3_600_000

/** Nobody keeps a page open for a day: the visitor is told when to come back. */
function describeWait(ms: number) {
  const hours = Math.max(1, Math.ceil(ms / hourMs))
  const words = `This device is approved and new, so it has to wait for ${hours} more ${hours === 1 ? 'hour' : 'hours'}. Sign in here again then.`
  return new PorticoError(authRefused, { context: { reason: 'device_delayed', words } })
}
