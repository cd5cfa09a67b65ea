import type { Environment } from '../services/Environment.js'

/** Resolves after the delay; aborting rejects at once and clears the timer. */
export function wait(
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      environment.clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = environment.setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort)
  })
}
