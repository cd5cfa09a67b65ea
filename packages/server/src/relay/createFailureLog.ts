import type { RelayEvent } from './RelayEvent.js'

const quietTime = 1000

/**
 * Tells of what does not work, each kind of trouble once a second: while the database is away every call fails.
 * Only the words of an error are told, since what it carries besides may be a row, and so a topic or a message.
 */
export function createFailureLog(onEvent: (event: RelayEvent) => void) {
  const toldAt = new Map<string, number>()

  return function onError(what: string, cause: unknown) {
    const time = performance.now()
    if (time - (toldAt.get(what) ?? Number.NEGATIVE_INFINITY) < quietTime) return
    toldAt.set(what, time)
    onEvent({ type: 'failed', what, message: cause instanceof Error ? cause.message : 'unknown' })
  }
}
