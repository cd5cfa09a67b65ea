import type { AuthPayload } from '../authenticate/AuthPayload.js'
import type { InboundRequest, PeerResult } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import { type ProposedNamespaces, parseProposedNamespaces } from '../session/parseNamespaces.js'
import { isKey } from '../session/parseStoredSession.js'

/** A pending proposal, stored because a phone may discard the page while the visitor is in the wallet. */
export interface PendingPairing {
  readonly topic: string
  readonly symKey: string
  readonly id: number
  readonly privateKey: string
  readonly proposed: ProposedNamespaces
  readonly expiry: number
  readonly responderPublicKey?: string | undefined
  readonly authentication?: PendingAuthentication | undefined
  readonly early?: readonly InboundRequest[] | undefined
}

export interface PendingAuthentication {
  readonly id: number
  /** The response topic, which anyone with the public key can write to. */
  readonly topic: string
  readonly payload: AuthPayload
  readonly answer?: PeerResult | undefined
}

export function parsePending(value: unknown): PendingPairing | undefined {
  if (!isRecord(value)) return undefined
  const { topic, symKey, id, privateKey, expiry, responderPublicKey } = value
  const proposed = parseProposedNamespaces(value.proposed)
  if (!isKey(topic) || !isKey(symKey) || !isKey(privateKey) || !proposed) return undefined
  if (typeof id !== 'number' || typeof expiry !== 'number') return undefined
  const more = isKey(responderPublicKey) ? { responderPublicKey } : {}
  const authentication = parseAuthentication(value.authentication)
  return {
    topic,
    symKey,
    id,
    privateKey,
    proposed,
    expiry,
    ...more,
    ...(authentication && { authentication }),
    ...(Array.isArray(value.early) && { early: value.early.filter(isRequest) }),
  }
}

function parseAuthentication(value: unknown): PendingAuthentication | undefined {
  if (!isRecord(value) || !isRecord(value.payload)) return undefined
  const { id, topic, payload } = value
  if (typeof id !== 'number' || !isKey(topic) || !Array.isArray(payload.chains)) return undefined
  // The rest of the payload is only compared with what the wallet signed; the response is validated like any other.
  const answer = isRecord(value.answer) && { answer: value.answer as unknown as PeerResult }
  return { id, topic, payload: payload as unknown as AuthPayload, ...answer }
}

function isRequest(value: unknown): value is InboundRequest {
  if (!isRecord(value) || !isKey(value.topic) || !isKey(value.symKey)) return false
  return typeof value.id === 'number' && typeof value.method === 'string'
}
