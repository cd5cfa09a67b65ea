import type { PairingPeer } from '../client/PairingClient.js'
import { isRecord } from '../messages/isRecord.js'
import type { GrantedNamespaces, ProposedNamespaces } from './parseNamespaces.js'
import { parseGrantedNamespaces, parseProposedNamespaces } from './parseNamespaces.js'
import { parsePeer } from './parsePeer.js'

export interface StoredSession {
  readonly topic: string
  readonly symKey: string
  readonly peer: PairingPeer
  readonly granted: GrantedNamespaces
  readonly proposed: ProposedNamespaces
  readonly expiry: number
  readonly properties: Readonly<Record<string, unknown>>
  /** The id of the last applied update: older updates are refused. */
  readonly updateId: number
}

export type EndedSession = Pick<StoredSession, 'topic' | 'symKey' | 'expiry'>

const key = /^[0-9a-f]{64}$/

export function isKey(value: unknown): value is string {
  return typeof value === 'string' && key.test(value)
}

export function parseEndedSession(value: unknown): EndedSession | undefined {
  if (!isRecord(value)) return undefined
  const { topic, symKey, expiry } = value
  return isKey(topic) && isKey(symKey) && typeof expiry === 'number' ? { topic, symKey, expiry } : undefined
}

export function parseStoredSession(value: unknown): StoredSession | undefined {
  if (!isRecord(value)) return undefined
  const { topic, symKey, expiry, updateId, properties } = value
  const granted = parseGrantedNamespaces(value.granted)
  const proposed = parseProposedNamespaces(value.proposed)
  if (!isKey(topic) || !isKey(symKey) || !granted || !proposed || typeof expiry !== 'number') return undefined
  return {
    topic,
    symKey,
    peer: parsePeer(value.peer),
    granted,
    proposed,
    expiry,
    properties: isRecord(properties) ? properties : {},
    updateId: typeof updateId === 'number' ? updateId : 0,
  }
}
