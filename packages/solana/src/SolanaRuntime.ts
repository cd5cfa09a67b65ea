import type { AdapterContext } from '@portico/core'

/** What the verbs share. */
export interface SolanaRuntime {
  readonly context: AdapterContext
  /** Genesis hashes that RPC endpoints were seen to serve, by URL. */
  readonly endpoints: Map<string, Promise<unknown>>
}
