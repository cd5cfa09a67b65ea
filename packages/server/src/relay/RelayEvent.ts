import type { RefusalCode } from './auth/Refusal.js'

/**
 * Relay events for logging. They are redacted by construction: client ids are cut to eight characters and addresses
 * to their network; topics, messages, tags and client-supplied text are never included.
 */
export type RelayEvent =
  | { type: 'connected'; client: string; project: string; network: string }
  | { type: 'refused'; reason: RefusalCode; network: string }
  | { type: 'disconnected'; client: string; code: number; network: string }
  | { type: 'failed'; what: string; message: string }

const quietTime = 1000

/** At most once per second and kind: in an outage every call fails. Other fields may contain a message. */
export function createFailureLog(onEvent: (event: RelayEvent) => void) {
  const toldAt = new Map<string, number>()

  return function onError(what: string, cause: unknown) {
    const time = performance.now()
    if (time - (toldAt.get(what) ?? Number.NEGATIVE_INFINITY) < quietTime) return
    toldAt.set(what, time)
    onEvent({ type: 'failed', what, message: cause instanceof Error ? cause.message : 'unknown' })
  }
}
