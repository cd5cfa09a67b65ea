import { approvalExpired, deviceRefused, noSuchRecovery, PorticoError } from '@portico/protocol'
import type { AuthService } from '../service/AuthService.ts'
import type { EscrowService } from '../service/EscrowService.ts'

export interface ApprovalServices {
  readonly auth: Pick<AuthService, 'readWallet' | 'getEscrowTicket'>
  readonly escrow: Pick<EscrowService, 'startApproval' | 'readApproval'>
  readonly clock: { after(ms: number, act: () => void): () => void }
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
    if (state === 'approved' && availableAt === undefined) return approvalId
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
