import { PorticoError, userRejected } from '@portico/protocol'
import { type Approvals, createApprovals, type PendingApproval } from '../approve/createApprovals.ts'
import type { ConfirmApi, GrantToEnd } from '../popup/ConfirmApi.ts'

/** Asks through the given approvals and resolves once the chain has executed the revocation. */
export type EndGrant = (grant: GrantToEnd, approvals: Approvals, signal: AbortSignal) => Promise<unknown>

export interface GrantEnding extends Pick<ConfirmApi, 'askToEnd' | 'decideEnding'> {
  /** Called when the window closes: rejects the open question. */
  stop(): void
}

/** Decides a revocation that the visitor started in this window. No site waits for it. */
export function createGrantEnding(endGrant: EndGrant): GrantEnding {
  let giveUp = new AbortController()
  let pending: PendingApproval | undefined
  let done: Promise<unknown> = Promise.resolve()

  function stop() {
    giveUp.abort(new PorticoError(userRejected))
    giveUp = new AbortController()
  }

  return {
    stop,
    askToEnd(grant, signal) {
      stop()
      const given = AbortSignal.any([signal, giveUp.signal])
      return new Promise((resolve, reject) => {
        const approvals = createApprovals(shown => {
          pending = shown
          if (shown) resolve(shown.approval)
        })
        done = endGrant(grant, approvals, given)
        // Rejects if it fails before the question is shown. Later failures surface in `decideEnding`.
        done.catch(reject)
      })
    },
    async decideEnding(isApproved) {
      if (!isApproved) return pending?.reject()
      pending?.approve()
      await done
    },
  }
}
