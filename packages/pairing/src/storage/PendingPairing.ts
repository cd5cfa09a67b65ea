import { isRecord } from '../messages/isRecord.js'
import type { ProposedNamespaces } from '../session/Namespaces.js'
import { parseProposedNamespaces } from '../session/parseNamespaces.js'
import { isKey } from '../session/parseStoredSession.js'

/** A proposal under way. A phone may throw the page away while its owner is in the wallet. */
export interface PendingPairing {
  readonly topic: string
  readonly symKey: string
  readonly id: number
  readonly privateKey: string
  readonly proposed: ProposedNamespaces
  /** Unix seconds. */
  readonly expiry: number
  /** Known as soon as the wallet has answered. */
  readonly responderPublicKey?: string | undefined
}

export function parsePending(value: unknown): PendingPairing | undefined {
  if (!isRecord(value)) return undefined
  const { topic, symKey, id, privateKey, expiry, responderPublicKey } = value
  const proposed = parseProposedNamespaces(value.proposed)
  if (!isKey(topic) || !isKey(symKey) || !isKey(privateKey) || !proposed) return undefined
  if (typeof id !== 'number' || typeof expiry !== 'number') return undefined
  const more = isKey(responderPublicKey) ? { responderPublicKey } : {}
  return { topic, symKey, id, privateKey, proposed, expiry, ...more }
}
