import type { Environment } from '../services/Environment.js'
import { wait } from './wait.js'

export interface RetryOptions {
  readonly environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>
  readonly retries: number
  /** Milliseconds until the next attempt, or undefined to stop. `attempt` counts from 0. */
  readonly delay: (error: unknown, attempt: number) => number | undefined
  readonly signal?: AbortSignal | undefined
}

export async function withRetry<T>(run: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { environment, retries, signal } = options
  for (let attempt = 0; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const delay = attempt < retries && !signal?.aborted ? options.delay(error, attempt) : undefined
      if (delay === undefined) throw error
      await wait(environment, delay, signal)
    }
  }
}
