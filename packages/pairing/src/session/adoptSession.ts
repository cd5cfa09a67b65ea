import { PorticoError, requestAborted } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Attempt } from '../client/createAttempts.js'
import type { StoredSession } from './parseStoredSession.js'
import { toPairingSession } from './toPairingSession.js'

/** Returns false if the attempt was aborted. If another tab was faster, its session is used. */
export function adoptSession(
  { sessions, attempts }: ClientRuntime,
  attempt: Attempt,
  session: StoredSession,
): boolean {
  const known = sessions.get(session.topic)
  if (!known && !attempts.list().includes(attempt)) return false
  // Stored before the attempt is removed, so that the key is never lost.
  if (!known) sessions.save(session)
  attempt.succeed(toPairingSession(known ?? session))
  for (const other of attempts.list()) other.withdraw(new PorticoError(requestAborted))
  return true
}

export const sessionLifetime = 604_800
const tolerance = 300

/** At most seven days from now, with five minutes of tolerance for a fast clock. */
export function clampExpiry(value: unknown, now: number): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const seconds = Math.floor(now / 1000)
  if (value <= seconds) return undefined
  return value > seconds + sessionLifetime + tolerance ? seconds + sessionLifetime : Math.floor(value)
}
