import { PorticoError, tooManyApprovals, userRejected } from '@portico/protocol'
import { frameLimits } from '@portico/protocol/frame'
import { getAbortError } from '../port/getAbortError.ts'
import type { Approval } from './Approval.ts'
import type { Approved } from './Approved.ts'

export interface PendingApproval {
  readonly approval: Approval
  /** Of the window that the page has opened for it. */
  readonly ticket: string | undefined
  readonly approve: () => void
  readonly reject: (error?: unknown) => void
}

/**
 * What is shown, together with what an answer allows: one is made of the other. Neither is read before the question is at
 * the head of the queue, so both may depend on how the earlier ones were answered.
 */
export interface Question<request> {
  readonly shown: Approval
  readonly request: request
  /** Called when the visitor agrees, before the next question is read. */
  readonly onApprove?: () => void
}

export interface Approvals {
  /**
   * Resolves with the very request when the visitor agrees, and rejects when they do not or it is given up.
   * @param ticket of the window that the page has opened for it
   */
  ask<request>(question: Question<request>, signal: AbortSignal, ticket?: string): Promise<Approved<request>>
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
    ask: (question, signal, ticket) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(getAbortError(signal))
        if (queue.length > frameLimits.queuedApprovals) return reject(new PorticoError(tooManyApprovals))
        const entry: PendingApproval = {
          get approval() {
            return question.shown
          },
          ticket,
          approve() {
            if (!queue.includes(entry)) return
            question.onApprove?.()
            remove(entry)
            // The one place that may say so.
            resolve(question.request as Approved<typeof question.request>)
          },
          reject: (error = new PorticoError(userRejected)) => void (remove(entry) && reject(error)),
        }
        queue.push(entry)
        signal.addEventListener('abort', () => entry.reject(getAbortError(signal)))
        onChange(queue[0], queue.length - 1)
      }),
    rejectAll() {
      for (const entry of [...queue].reverse()) entry.reject()
    },
  }
}
