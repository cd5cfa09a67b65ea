import type { SocketConstructor } from './relay/Socket.js'

export interface PairingOptions {
  /** A relay that the wallets in question use too; the public one when not given. */
  readonly relayUrl?: string | undefined
  /** Where the page has none of its own, as in Node. */
  readonly WebSocket?: SocketConstructor | undefined
}
