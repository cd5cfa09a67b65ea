import type { AdapterContext, Connector } from '@portico/core'
import type { PolkadotWallet } from './wallet/PolkadotWallet.js'

/** What the verbs share. */
export interface PolkadotRuntime {
  readonly context: AdapterContext
  getWallet(connector: Connector): PolkadotWallet
  /** Genesis hashes that RPC endpoints were seen to serve, by URL. */
  readonly endpoints: Map<string, Promise<unknown>>
}
