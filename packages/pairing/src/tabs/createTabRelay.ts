import type { Environment } from '@portico/core'
import type { MessageListener, Relay } from '../relay/Relay.js'

export interface TabRelayOptions {
  readonly environment: Environment
  createRelay(onMessage: MessageListener): Relay
  onMessage: MessageListener
}

export interface TabRelay {
  readonly relay: Relay
  /** Whether the socket is in this tab. */
  isLeader(): boolean
  /** Whether tabs of this browser can share a socket. */
  readonly isShared: boolean
}

export function createTabRelay({ createRelay, onMessage }: TabRelayOptions): TabRelay {
  return { relay: createRelay(onMessage), isLeader: () => true, isShared: false }
}
