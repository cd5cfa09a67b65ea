import type { PairingPeer } from '../client/PairingClient.js'
import type { GrantedNamespaces, ProposedNamespaces } from './Namespaces.js'

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
