import { noRequestedChainSupported, PorticoError, settlementRefused } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Attempt } from '../client/createAttempts.js'
import type { Answer, InboundRequest } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import type { RpcError } from '../messages/parsePayload.js'
import { peerErrors } from '../messages/peerErrors.js'
import { adoptSession, clampExpiry } from '../session/adoptSession.js'
import { checkChecksums } from '../session/checkChecksums.js'
import { checkNamespaces } from '../session/checkNamespaces.js'
import { parseGrantedNamespaces } from '../session/parseNamespaces.js'
import { parsePeer } from '../session/parsePeer.js'
import type { StoredSession } from '../session/parseStoredSession.js'
import { getGrants, toPairingSession } from '../session/toPairingSession.js'
import { handleEvent } from './handleEvent.js'
import { type Handler, handleExtend, handleUpdate } from './handleUpdate.js'

export async function handleSettle(
  runtime: ClientRuntime,
  { topic, params }: InboundRequest,
): Promise<Answer> {
  const attempt = runtime.attempts.settlingOn(topic)
  const known = runtime.sessions.get(topic)
  // Repeated because our response was lost, or another tab was faster with the same pairing URI.
  if (known) {
    attempt?.succeed(toPairingSession(known))
    return { result: true }
  }
  if (runtime.getLate()?.dismiss(topic)) return { error: peerErrors.tooLate }
  const key = attempt?.sessionKey()
  if (!attempt || !key) return { error: peerErrors.unknownSession }
  const refuse = (error: RpcError) => {
    attempt.fail(new PorticoError(settlementRefused, { detail: error.message }))
    return { error }
  }
  const settlement = parseSettlement(params, attempt, runtime.environment.now())
  if (!settlement) return refuse(peerErrors.invalidSettlement)
  const { families } = runtime.context
  const problem =
    checkNamespaces(families, settlement.granted) ?? (await checkChecksums(families, settlement.granted))
  if (problem && !runtime.sessions.get(topic)) return refuse(problem)
  const session: StoredSession = { ...key, ...settlement, proposed: attempt.pending.proposed, updateId: 0 }
  if (Object.keys(getGrants(session)).length === 0) {
    attempt.fail(new PorticoError(noRequestedChainSupported))
    return { error: { code: 5100, message: noRequestedChainSupported.message } }
  }
  return adoptSession(runtime, attempt, session) ? { result: true } : { error: peerErrors.unknownSession }
}

function parseSettlement(params: unknown, attempt: Attempt, now: number) {
  if (!isRecord(params) || !isRecord(params.controller)) return undefined
  // The settlement must come from the wallet that answered the proposal.
  if (params.controller.publicKey !== attempt.pending.responderPublicKey) return undefined
  const granted = parseGrantedNamespaces(params.namespaces)
  const expiry = clampExpiry(params.expiry, now)
  if (!granted || expiry === undefined) return undefined
  const properties = {
    ...(isRecord(params.sessionProperties) && { session: params.sessionProperties }),
    ...(isRecord(params.scopedProperties) && { scoped: params.scopedProperties }),
  }
  const isSmall = JSON.stringify(properties).length < 50_000
  return {
    granted,
    expiry,
    peer: parsePeer(params.controller.metadata),
    properties: isSmall ? properties : {},
  }
}

export const sessionHandlers: Readonly<Record<string, Handler>> = {
  wc_sessionSettle: handleSettle,
  wc_sessionUpdate: handleUpdate,
  wc_sessionExtend: handleExtend,
  wc_sessionEvent: handleEvent,
}
