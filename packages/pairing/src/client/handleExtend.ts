import type { Answer, InboundRequest } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import { peerErrors } from '../messages/peerErrors.js'
import { clampExpiry } from '../session/clampExpiry.js'
import type { ClientRuntime } from './ClientRuntime.js'

/** Never shortens: a repeated or late message must not end a session early. */
export function handleExtend(
  { sessions, environment }: ClientRuntime,
  { topic, params }: InboundRequest,
): Answer {
  const session = sessions.get(topic)
  if (!session) return { error: peerErrors.unknownSession }
  const expiry = clampExpiry(isRecord(params) ? params.expiry : undefined, environment.now())
  if (expiry === undefined) return { error: peerErrors.invalidExtend }
  if (expiry > session.expiry) sessions.save({ ...session, expiry })
  return { result: true }
}
