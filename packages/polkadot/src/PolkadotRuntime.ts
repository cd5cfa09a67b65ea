import type { Connector } from '@portico/core'
import type { ChainReader } from '@portico/core/adapter'
import type { PolkadotWallet } from './wallet/PolkadotWallet.js'

/** What the methods share. */
export interface PolkadotRuntime extends ChainReader {
  getWallet(connector: Connector): PolkadotWallet
}
