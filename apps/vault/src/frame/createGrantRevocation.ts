import { PorticoError, userRejected } from '@portico/protocol'
import { type Approvals, createApprovals, type PendingApproval } from '../approve/createApprovals.ts'
import type { ConfirmApi, GrantToRevoke } from '../popup/ConfirmApi.ts'

/** Asks through the given approvals and resolves once the chain has executed the revocation. */
export type RevokeGrant = (
  grant: GrantToRevoke,
  approvals: Approvals,
  signal: AbortSignal,
) => Promise<unknown>

export interface GrantRevocation extends Pick<ConfirmApi, 'askToRevoke' | 'decideRevocation'> {
  /** Called when the window closes: rejects the open question. */
  stop(): void
}

/** Decides a revocation that the visitor started in this window. No site waits for it. */
export function createGrantRevocation(revokeGrant: RevokeGrant): GrantRevocation {
  let giveUp = new AbortController()
  let pending: PendingApproval | undefined
  let done: Promise<unknown> = Promise.resolve()

  function stop() {
    giveUp.abort(new PorticoError(userRejected))
    giveUp = new AbortController()
  }

  return {
    stop,
    askToRevoke(grant, signal) {
      stop()
      const given = AbortSignal.any([signal, giveUp.signal])
      return new Promise((resolve, reject) => {
        const approvals = createApprovals(shown => {
          pending = shown
          if (shown) resolve(shown.approval)
        })
        done = revokeGrant(grant, approvals, given)
        // Rejects if it fails before the question is shown. Later failures surface in `decideRevocation`.
        done.catch(reject)
      })
    },
    async decideRevocation(isApproved) {
      if (!isApproved) return pending?.reject()
      pending?.approve()
      await done
    },
  }
}
