import type { Connector } from '@portico/core'
import type { ChainReader } from '@portico/core/adapter'
import type { Eip1193Provider } from './provider/Eip1193Provider.js'

export interface EvmRuntime extends ChainReader {
  getProvider(connector: Connector): Promise<Eip1193Provider>
  getChainId(connector: Connector): number | undefined
  /** Called when a failed request may mean that the wallet has disconnected. */
  checkConnection(connector: Connector): void
  /** Transaction hashes that wallets returned: a repeated hash means that nothing was sent. */
  readonly sentHashes: Set<string>
}
