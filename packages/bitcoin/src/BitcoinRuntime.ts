import type { AdapterContext, Connector, WalletAccount } from '@portico/core'
import type { BitcoinWallet } from './wallet/BitcoinWallet.js'

/** What the methods share. */
export interface BitcoinRuntime {
  readonly context: AdapterContext
  /** The account that speaks has to be named to wallets of other sources. */
  getWallet(connector: Connector, address?: string): BitcoinWallet
  /** What a wallet on the page granted; undefined for wallets of other sources, whose accounts those know. */
  getAccounts(connector: Connector): readonly WalletAccount[] | undefined
}
