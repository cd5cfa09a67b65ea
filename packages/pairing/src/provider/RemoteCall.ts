import type { ChainNamespace } from '@portico/core'

export interface RemoteCall {
  readonly method: string
  readonly params?: unknown
  /** `1`, `'0x1'` or `'eip155:1'`; defaults to the provider's current chain. */
  readonly chainId?: string | number | undefined
  /** That of the provider, which refuses calls for others; `eip155`, `solana`, `polkadot`, `bip122` or `cosmos`. */
  readonly chainNamespace?: ChainNamespace | undefined
  /** Overrides the chain's configured endpoints. */
  readonly rpcUrl?: string | undefined
}
