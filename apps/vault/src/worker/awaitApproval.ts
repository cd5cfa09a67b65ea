import { approvalExpired, authRefused, deviceRefused, noSuchRecovery, PorticoError } from '@portico/protocol'
import type { AuthService } from '../service/AuthService.ts'
import type { EscrowService } from '../service/EscrowService.ts'

export interface ApprovalServices {
  readonly auth: Pick<AuthService, 'readWallet' | 'getEscrowTicket'>
  readonly escrow: Pick<EscrowService, 'startApproval' | 'readApproval'>
  readonly clock: { now(): number; after(ms: number, act: () => void): () => void }
}

export const approvalPollMs = 2_000

/**
 * Has the escrow ask the owner of the mailbox about this device, and waits for the answer. The ticket of the auth
 * service gets as far as the question; what opens the wallet is the answer.
 */
export async function awaitApproval(services: ApprovalServices, signal: AbortSignal): Promise<string> {
  const { auth, escrow, clock } = services
  const { wallet } = await auth.readWallet()
  const method = wallet?.recoveries.find(({ kind }) => kind === 'escrow')
  if (method?.kind !== 'escrow') throw new PorticoError(noSuchRecovery)
  const { ticket } = await auth.getEscrowTicket('release')
  const { approvalId } = await escrow.startApproval({ ticket, publicKey: method.publicKey })
  for (;;) {
    const { state, availableAt } = await escrow.readApproval(approvalId)
    if (state === 'refused') throw new PorticoError(deviceRefused)
    if (state === 'expired') throw new PorticoError(approvalExpired)
    if (availableAt !== undefined) throw describeWait(availableAt * 1000 - clock.now())
    if (state === 'approved') return approvalId
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
