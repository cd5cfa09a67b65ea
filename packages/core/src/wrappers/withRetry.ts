import type { Environment } from '../environment/Environment.js'

export interface RetryOptions {
  readonly environment: Pick<Environment, 'setTimeout'>
  /** Tries after the first. */
  readonly retries: number
  /** Milliseconds until the next try, or undefined to give up. `attempt` counts from 0. */
  readonly delay: (error: unknown, attempt: number) => number | undefined
}

export async function withRetry<T>(run: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const delay = attempt < options.retries ? options.delay(error, attempt) : undefined
      if (delay === undefined) throw error
      await new Promise<void>(resolve => options.environment.setTimeout(resolve, delay))
    }
  }
}
