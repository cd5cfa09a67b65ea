import type { SocketConstructor } from './relay/Socket.js'

export interface PairingOptions {
  /**
   * The relay, which must be one that the wallets use too. With several addresses, the next one is used if one cannot
   * be reached; they must be of one service, whose servers share their messages. @default the public relay
   */
  readonly relayUrl?: string | readonly string[] | undefined
  /**
   * The service that attests the origin of this page to wallets (WalletConnect Verify), or `false` for none.
   * @default the public service with the public relay, otherwise none
   */
  readonly verifyUrl?: string | false | undefined
  /** The project id at the relay, if it is not the one at the services. @default `projectId` of `createPortico` */
  readonly projectId?: string | undefined
  /** The WebSocket class, for environments without one such as Node 20. @default the browser's */
  readonly WebSocket?: SocketConstructor | undefined
}
