import { PorticoError, requestAborted } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Attempt } from '../client/createAttempts.js'
import type { StoredSession } from './StoredSession.js'
import { toPairingSession } from './toPairingSession.js'

/**
 * Other codes are withdrawn: one of them was answered. False where the attempt was given up while the wallet's words
 * were being checked: nobody waits for it any more. Another tab may have been faster with the same code: then its session
 * is the one.
 */
export function adoptSession(
  { sessions, attempts }: ClientRuntime,
  attempt: Attempt,
  session: StoredSession,
): boolean {
  const known = sessions.get(session.topic)
  if (!known && !attempts.list().includes(attempt)) return false
  // Stored before the attempt is forgotten: there is never a moment without the key.
  if (!known) sessions.save(session)
  attempt.succeed(toPairingSession(known ?? session))
  for (const other of attempts.list()) other.withdraw(new PorticoError(requestAborted))
  return true
}
