import type { Connector, WalletAccount } from '@portico/core'
import type { AdapterContext } from '@portico/core/adapter'
import type { BitcoinWallet } from './wallet/BitcoinWallet.js'

export interface BitcoinRuntime {
  readonly context: AdapterContext
  /** Wallets of other sources need the signing account's address. */
  getWallet(connector: Connector, address?: string): BitcoinWallet
  /** The accounts granted by a wallet on the page; undefined for wallets of other sources, which track them. */
  getAccounts(connector: Connector): readonly WalletAccount[] | undefined
}
