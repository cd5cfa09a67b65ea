import type { ChainNamespace } from '@portico/core'

/** A call to the wallet or to the chain. */
export interface RemoteCall {
  readonly method: string
  readonly params?: unknown
  /** `1`, `'0x1'` or `'eip155:1'`; the provider's present chain when not given. */
  readonly chainId?: string | number | undefined
  readonly chainNamespace?: ChainNamespace | undefined
  /** Where to read instead of the chain's configured endpoints. */
  readonly rpcUrl?: string | undefined
}
