import type { SocketConstructor } from './relay/Socket.js'

export interface PairingOptions {
  /** The relay, which must be one that the wallets use too. @default the public relay */
  readonly relayUrl?: string | undefined
  /** The WebSocket class, for environments without one such as Node 20. @default the browser's */
  readonly WebSocket?: SocketConstructor | undefined
}
