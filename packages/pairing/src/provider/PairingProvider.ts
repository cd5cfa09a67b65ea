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

type ProviderListener = (value: unknown) => void

/** The EIP-1193 provider of one chain family in a remote wallet. */
export interface PairingProvider {
  request(call: RemoteCall, chain?: string): Promise<unknown>
  on(event: string, listener: ProviderListener): PairingProvider
  removeListener(event: string, listener: ProviderListener): PairingProvider
}
