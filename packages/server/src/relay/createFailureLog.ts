import type { RelayEvent } from './RelayEvent.js'

const quietTime = 1000

/**
 * Logs failures, each kind at most once per second: during an outage of the database every call fails. Only the
 * message is logged, because other fields of an error may contain a row with a topic or message.
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
