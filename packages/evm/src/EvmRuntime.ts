import type { Connector } from '@portico/core'
import type { ChainReader } from '@portico/core/adapter'
import type { Eip1193Provider } from './provider/Eip1193Provider.js'

/** What the methods of every EVM adapter need to know of the library that holds the connection. */
export interface EvmRuntime extends ChainReader {
  getProvider(connector: Connector): Promise<Eip1193Provider>
  /** The chain the connected wallet is on, as far as known. */
  getChainId(connector: Connector): number | undefined
  /** Called when a request failed in a way that may mean that the wallet is gone. */
  checkConnection(connector: Connector): void
  /** Hashes that wallets answered with: one that comes a second time was not sent. */
  readonly sentHashes: Set<string>
}
