/** Settings of logins by Farcaster. */
export interface FarcasterOptions {
  /** Nodes of OP Mainnet, where Farcaster keeps who is who. Where there are several, all of them have to agree. */
  rpcUrls: readonly string[]
  /** Who carries the question to the app and its answer back. Default: that of Farcaster. */
  relayUrl?: string | undefined
}
