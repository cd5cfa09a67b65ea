import { setTimeout } from 'node:timers/promises'
import type { PostgresProcess } from './runPostgres.js'

const shortestWait = 100
const longestWait = 2000

export interface KeepRunningOptions {
  start(): Promise<PostgresProcess>
  /** Whether it ended in another way than by being asked to, by whomever. */
  hasCrashed(): Promise<boolean>
}

/** Starts PostgreSQL again whenever it crashes; the result stops it for good. */
export function keepRunning(
  first: PostgresProcess,
  { start, hasCrashed }: KeepRunningOptions,
): () => Promise<void> {
  let current: PostgresProcess | undefined = first
  let isStopping = false
  const kept = keep()

  async function keep() {
    for (let wait = shortestWait; ; ) {
      await current?.ended
      current = undefined
      if (isStopping || !(await hasCrashed())) return
      try {
        current = await start()
        wait = shortestWait
      } catch {
        // What is left of the old one may hold its memory for a moment, or the disk is full: it may work later.
        await setTimeout(wait)
        wait = Math.min(wait * 2, longestWait)
      }
      if (isStopping) current?.stop()
    }
  }

  return async () => {
    isStopping = true
    current?.stop()
    await kept
  }
}
