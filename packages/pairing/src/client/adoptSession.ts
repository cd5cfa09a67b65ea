import { PorticoError, requestAborted } from '@portico/protocol'
import type { StoredSession } from '../session/StoredSession.js'
import { toPairingSession } from '../session/toPairingSession.js'
import type { ClientRuntime } from './ClientRuntime.js'
import type { Attempt } from './createAttempts.js'
import { endSession } from './endSession.js'

/** One wallet at a time: what was connected before is ended, other codes are dead. */
export function adoptSession(runtime: ClientRuntime, attempt: Attempt, session: StoredSession): void {
  const { sessions, attempts } = runtime
  const earlier = sessions.list()
  // Stored before the attempt is forgotten: there is never a moment without the key.
  sessions.save(session)
  attempt.succeed(toPairingSession(session))
  for (const other of attempts.list()) other.fail(new PorticoError(requestAborted))
  for (const { topic } of earlier) void endSession(runtime, topic)
}
