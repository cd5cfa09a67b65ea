import type { AdapterContext, Connector } from '@portico/core'
import type { CosmosWallet } from './wallet/CosmosWallet.js'

export interface CosmosRuntime {
  readonly context: AdapterContext
  getWallet(connector: Connector): CosmosWallet
}
