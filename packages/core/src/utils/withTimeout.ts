import type { Environment } from '../services/Environment.js'

export interface TimeoutOptions {
  readonly environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>
  readonly milliseconds: number
  readonly error: () => Error
  readonly signal?: AbortSignal | undefined
}

/** Rejects after the timeout, and aborts the signal given to the work. */
export function withTimeout<T>(
  run: (signal: AbortSignal) => Promise<T>,
  options: TimeoutOptions,
): Promise<T> {
  const { environment, milliseconds, error, signal } = options
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController()
    const stop = (reason: unknown) => {
      finish()
      reject(reason)
      controller.abort(reason)
    }
    const abort = () => stop(signal?.reason)
    const timer = environment.setTimeout(() => stop(error()), milliseconds)
    const finish = () => {
      environment.clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    // Async, so that a synchronous throw becomes a rejection.
    const work = async () => run(controller.signal)
    work().finally(finish).then(resolve, reject)
  })
}
