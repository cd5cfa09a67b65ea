import { PorticoError, tooManyApprovals, userRejected } from '@portico/protocol'
import { frameLimits } from '@portico/protocol/frame'
import { getAbortError } from '../port/describeError.ts'
import type { Approval, Approved, Lowered } from './Approval.ts'

export interface PendingApproval {
  readonly approval: Approval
  readonly ticket: string | undefined
  readonly approve: () => void
  readonly reject: (error?: unknown) => void
  /** Prepares the request anew with lower limits, by the spending of the approval, which it returns. */
  readonly lower: (limits: readonly (Lowered | undefined)[]) => Promise<Approval>
}

/**
 * What is shown together with what an approval allows. Both are read only when the question reaches the head
 * of the queue, so they may depend on the outcome of earlier questions.
 */
export interface Question<request> {
  readonly shown: Approval
  readonly request: request
  /** Called on approval, before the next question is read. */
  readonly onApprove?: () => void
  /** Replaces what is shown and what it allows, both at once. */
  readonly lower?: (limits: readonly (Lowered | undefined)[]) => Promise<void>
}

export interface Approvals {
  /**
   * Resolves with the same request object on approval. Rejects if the visitor rejects or the request is
   * aborted.
   * @param ticket of the window that the page opened for this request
   */
  ask<request>(question: Question<request>, signal: AbortSignal, ticket?: string): Promise<Approved<request>>
  rejectAll(): void
}

/**
 * Queues requests and shows one at a time. Requests beyond the queue limit are rejected.
 * @param onChange receives the request to show and the number of requests behind it
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
            // The only place that casts to `Approved`.
            resolve(question.request as Approved<typeof question.request>)
          },
          async lower(limits) {
            if (!question.lower || !queue.includes(entry)) throw new PorticoError(userRejected)
            await question.lower(limits)
            return question.shown
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
