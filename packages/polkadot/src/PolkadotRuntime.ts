import type { Connector } from '@portico/core'
import type { ChainReader } from '@portico/core/adapter'
import type { PolkadotWallet } from './wallet/PolkadotWallet.js'

export interface PolkadotRuntime extends ChainReader {
  getWallet(connector: Connector): PolkadotWallet
}
