import type { Connector } from '@portico/core'
import type { AdapterContext } from '@portico/core/adapter'
import type { CosmosWallet } from './wallet/CosmosWallet.js'

export interface CosmosRuntime {
  readonly context: AdapterContext
  getWallet(connector: Connector): CosmosWallet
}
