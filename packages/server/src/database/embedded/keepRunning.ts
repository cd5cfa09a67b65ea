import { setTimeout } from 'node:timers/promises'
import { toError } from '../../ServerFailure.js'
import type { PostgresProcess } from './runPostgres.js'

const shortestWait = 100
const longestWait = 5000

export interface KeepRunningOptions {
  start(): Promise<PostgresProcess>
  /** Whether the last run ended in a crash and not by an ordinary shutdown. */
  hasCrashed(): Promise<boolean>
  onError(error: Error): void
}

export function keepRunning(
  first: PostgresProcess,
  { start, hasCrashed, onError }: KeepRunningOptions,
): () => Promise<void> {
  let current: PostgresProcess | undefined = first
  const stopping = new AbortController()
  const { signal } = stopping
  const kept = keep()

  async function keep() {
    while (current) {
      await current.ended
      current = undefined
      if (signal.aborted || !(await hasCrashed())) return
      current = await startAgain()
      if (signal.aborted) current?.stop()
    }
  }

  /** The old process may still hold its shared memory, or the disk is full: retrying may help. */
  async function startAgain(): Promise<PostgresProcess | undefined> {
    for (let wait = shortestWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      try {
        return await start()
      } catch (cause) {
        onError(toError(cause))
        await setTimeout(wait, undefined, { signal }).catch(() => {}) // cut short on stop
      }
    }
    return undefined
  }

  return async () => {
    stopping.abort()
    current?.stop()
    await kept
  }
}
