import { setTimeout } from 'node:timers/promises'

/** Waits for a task, but not for ever; whether it was done in time. A task that fails is done. */
export async function waitAtMost(milliseconds: number, task: Promise<unknown>): Promise<boolean> {
  const late = new AbortController()
  const timeout = setTimeout(milliseconds, false, { signal: late.signal }).catch(() => false)
  try {
    return await Promise.race([
      task.then(
        () => true,
        () => true,
      ),
      timeout,
    ])
  } finally {
    late.abort()
  }
}
