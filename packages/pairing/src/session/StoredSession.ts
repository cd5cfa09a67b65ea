import type { PairingPeer } from '../client/PairingClient.js'
import type { GrantedNamespaces, ProposedNamespaces } from './Namespaces.js'

export interface StoredSession {
  readonly topic: string
  readonly symKey: string
  readonly peer: PairingPeer
  /** Everything the wallet granted, including what the page did not request. */
  readonly granted: GrantedNamespaces
  readonly proposed: ProposedNamespaces
  /** Unix seconds. */
  readonly expiry: number
  /** Extra properties from the wallet, such as capabilities and its bundler. */
  readonly properties: Readonly<Record<string, unknown>>
  /** The id of the last applied update: older updates are refused. */
  readonly updateId: number
}

/** What is needed to notify the wallet that a session ended. */
export type EndedSession = Pick<StoredSession, 'topic' | 'symKey' | 'expiry'>
