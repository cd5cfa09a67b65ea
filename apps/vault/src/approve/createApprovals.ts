import { PorticoError, requestAborted, tooManyApprovals, userRejected } from '@portico/protocol'
import { frameLimits } from '@portico/protocol/frame'
import type { Approval } from './Approval.ts'

export interface PendingApproval {
  readonly approval: Approval
  readonly approve: () => void
  readonly reject: (error?: unknown) => void
}

export interface Approvals {
  /** Resolves when the visitor agrees, and rejects when they do not. */
  ask(approval: Approval, signal: AbortSignal): Promise<void>
  rejectAll(): void
}

/**
 * One request at a time is shown, some wait, and more are refused.
 * @param onChange what is to be shown now, and how many wait behind it
 */
export function createApprovals(
  onChange: (shown: PendingApproval | undefined, waiting: number) => void,
): Approvals {
  const queue: PendingApproval[] = []

  function remove(entry: PendingApproval) {
    const index = queue.indexOf(entry)
    if (index === -1) return false
    queue.splice(index, 1)
    onChange(queue[0], Math.max(0, queue.length - 1))
    return true
  }

  return {
    ask: (approval, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new PorticoError(requestAborted))
        if (queue.length > frameLimits.queuedApprovals) return reject(new PorticoError(tooManyApprovals))
        const entry: PendingApproval = {
          approval,
          approve: () => void (remove(entry) && resolve()),
          reject: (error = new PorticoError(userRejected)) => void (remove(entry) && reject(error)),
        }
        queue.push(entry)
        signal.addEventListener('abort', () => entry.reject(new PorticoError(requestAborted)))
        onChange(queue[0], queue.length - 1)
      }),
    rejectAll() {
      for (const entry of [...queue].reverse()) entry.reject()
    },
  }
}
