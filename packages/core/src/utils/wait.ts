import type { Environment } from '../services/Environment.js'

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
