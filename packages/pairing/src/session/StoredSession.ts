import type { PairingPeer } from '../client/PairingClient.js'
import type { GrantedNamespaces, ProposedNamespaces } from './Namespaces.js'

export interface StoredSession {
  readonly topic: string
  readonly symKey: string
  readonly peer: PairingPeer
  /** All that the wallet granted, also what this page never asked for. */
  readonly granted: GrantedNamespaces
  /** What this page can make use of. */
  readonly proposed: ProposedNamespaces
  /** Unix seconds. */
  readonly expiry: number
  /** Extras of the wallet: capabilities, where its bundler is. */
  readonly properties: Readonly<Record<string, unknown>>
  /** The id of the update that was taken last: an older one that comes late changes nothing. */
  readonly updateId: number
}

/** All that it takes to tell the wallet that a session is over. */
export type EndedSession = Pick<StoredSession, 'topic' | 'symKey' | 'expiry'>
