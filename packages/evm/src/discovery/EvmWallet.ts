import type { Eip1193Provider } from '../provider/Eip1193Provider.js'

export interface EvmWallet {
  /** Known ids such as `coinbaseWalletSDK`, `safe` and `ledger` have a default name and icon; other ids are free. */
  readonly id: string
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  readonly provider: Eip1193Provider
}
