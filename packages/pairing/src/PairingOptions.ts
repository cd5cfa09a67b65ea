import type { SocketConstructor } from './relay/Socket.js'

export interface PairingOptions {
  /** A relay that the wallets in question use too. @default the public one */
  readonly relayUrl?: string | undefined
  /** The class to open sockets with, where there is none, as in Node 20. @default the browser's */
  readonly WebSocket?: SocketConstructor | undefined
}
