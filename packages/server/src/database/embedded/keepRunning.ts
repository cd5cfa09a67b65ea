import { setTimeout } from 'node:timers/promises'
import { toError } from '../../toError.js'
import type { PostgresProcess } from './runPostgres.js'

const shortestWait = 100
const longestWait = 5000

export interface KeepRunningOptions {
  start(): Promise<PostgresProcess>
  /** Whether one that had run ended in another way than by being asked to, by whomever. */
  hasCrashed(): Promise<boolean>
  /** Told of every attempt that fails. */
  onError(error: Error): void
}

/** Starts PostgreSQL again whenever it crashes; the result stops it for good. */
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

  /** What is left of the old one may hold its memory for a moment, or the disk is full: it may work later. */
  async function startAgain(): Promise<PostgresProcess | undefined> {
    for (let wait = shortestWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      try {
        return await start()
      } catch (cause) {
        onError(toError(cause))
        await setTimeout(wait, undefined, { signal }).catch(() => {}) // cut short when it is stopped
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
