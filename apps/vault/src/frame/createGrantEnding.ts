import { PorticoError, userRejected } from '@portico/protocol'
import { type Approvals, createApprovals, type PendingApproval } from '../approve/createApprovals.ts'
import type { ConfirmApi, GrantToEnd } from '../popup/ConfirmApi.ts'

/** Asks with the approvals that it is given, and is done when the chain has it. */
export type EndGrant = (grant: GrantToEnd, approvals: Approvals, signal: AbortSignal) => Promise<unknown>

export interface GrantEnding extends Pick<ConfirmApi, 'askToEnd' | 'decideEnding'> {
  /** The window is gone: nothing that it was asked is agreed to. */
  stop(): void
}

/** Of one window, in which the question is decided that its own visitor has brought up. No site waits for it. */
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
        // Where it ends before anybody is asked. Later it is told to whoever decides.
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
