import type { Environment } from '../services/Environment.js'

export interface TimeoutOptions {
  readonly environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>
  readonly milliseconds: number
  /** What it rejects with, usually a `PorticoError`. */
  readonly error: () => Error
  /** Aborting it rejects at once with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/** Settles no later than the time given; the signal tells the work to stop when it was too slow. */
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
    // An async call, so that work which throws at once rejects like all other.
    const work = async () => run(controller.signal)
    work().finally(finish).then(resolve, reject)
  })
}
