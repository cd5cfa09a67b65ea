import { PorticoError, requestAborted } from '@portico/protocol'

/** What happens to a signal when the work that nobody waits for any more has ended after all. */
export const lateAnswer = 'portico-late-answer'

/** Rejects the moment the signal aborts; what the work answers later goes nowhere. */
export function withAbort<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (!signal) return work()
  return new Promise((resolve, reject) => {
    const abort = () => reject(new PorticoError(requestAborted, { cause: signal.reason }))
    const tellLate = () => {
      if (signal.aborted) signal.dispatchEvent(new Event(lateAnswer))
    }
    if (signal.aborted) {
      tellLate()
      return abort()
    }
    signal.addEventListener('abort', abort, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => {
        signal.removeEventListener('abort', abort)
        tellLate()
      })
  })
}
