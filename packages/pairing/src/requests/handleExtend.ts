import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Answer, InboundRequest } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import { peerErrors } from '../messages/peerErrors.js'
import { clampExpiry, sessionLifetime } from '../session/clampExpiry.js'

/** Never shortens: a repeated or late message must not end a session early. */
export function handleExtend(
  { sessions, environment }: ClientRuntime,
  { topic, params }: InboundRequest,
): Answer {
  const session = sessions.get(topic)
  if (!session) return { error: peerErrors.unknownSession }
  // Most wallets omit the expiry and mean another week.
  const week = Math.floor(environment.now() / 1000) + sessionLifetime
  const wanted = isRecord(params) ? (params.expiry ?? week) : undefined
  const expiry = clampExpiry(wanted, environment.now())
  if (expiry === undefined) return { error: peerErrors.invalidExtend }
  if (expiry > session.expiry) sessions.save({ ...session, expiry })
  return { result: true }
}
