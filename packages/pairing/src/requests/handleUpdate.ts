import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Answer, InboundRequest } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import { peerErrors } from '../messages/peerErrors.js'
import { clampExpiry, sessionLifetime } from '../session/adoptSession.js'
import { checkChecksums } from '../session/checkChecksums.js'
import { checkNamespaces } from '../session/checkNamespaces.js'
import { parseGrantedNamespaces } from '../session/parseNamespaces.js'
import { getGrants } from '../session/toPairingSession.js'

const toTime = (id: number) => Math.floor(id / 1000)

export async function handleUpdate(
  { context: { families }, sessions, environment }: ClientRuntime,
  { topic, id, params }: InboundRequest,
): Promise<Answer> {
  const session = sessions.get(topic)
  if (!session) return { error: peerErrors.unknownSession }
  if (toTime(id) < toTime(session.updateId)) return { error: peerErrors.invalidUpdate }
  const granted = isRecord(params) ? parseGrantedNamespaces(params.namespaces) : undefined
  if (!granted) return { error: peerErrors.invalidUpdate }
  const problem = checkNamespaces(families, granted) ?? (await checkChecksums(families, granted))
  if (problem) return { error: problem }
  // The session may have ended or changed during the checksum check.
  const current = sessions.get(topic)
  if (!current) return { error: peerErrors.unknownSession }
  // An id from the future would make every later update look outdated.
  const updateId = Math.min(id, environment.now() * 1000)
  const updated = { ...current, granted, updateId }
  if (Object.keys(getGrants(updated)).length === 0) return { error: peerErrors.invalidUpdate }
  sessions.save(updated)
  return { result: true }
}

export type Handler = (
  runtime: ClientRuntime,
  request: InboundRequest,
) => Answer | undefined | Promise<Answer | undefined>

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
