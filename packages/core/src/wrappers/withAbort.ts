import { PorticoError, requestAborted } from '@portico/protocol'

/** Rejects the moment the signal aborts; what the work answers later goes nowhere. */
export function withAbort<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (!signal) return work()
  return new Promise((resolve, reject) => {
    const abort = () => reject(new PorticoError(requestAborted, { cause: signal.reason }))
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}
