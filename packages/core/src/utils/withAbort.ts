import { PorticoError, requestAborted } from '@portico/protocol'

/** Event dispatched on a signal when abandoned work has settled after all. */
export const lateAnswer = 'portico-late-answer'

/** Rejects as soon as the signal aborts; a later result is ignored. */
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
