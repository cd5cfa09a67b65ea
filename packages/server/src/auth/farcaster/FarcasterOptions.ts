export interface FarcasterOptions {
  /** RPC URLs of OP Mainnet, where Farcaster's registries are. All of them have to agree. */
  rpcUrls: readonly string[]
  /** Farcaster relay that transports the request and the response. Default: Farcaster's own. */
  relayUrl?: string | undefined
}
