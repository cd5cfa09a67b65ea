import type { Eip1193Provider } from '../provider/Eip1193Provider.js'

/** A wallet that the site provides, usually the provider of that wallet's own library. */
export interface EvmWallet {
  /** Known ids such as `coinbaseWalletSDK`, `safe` and `ledger` have a default name and icon; other ids are free. */
  readonly id: string
  /** Display name. @default that of a known id */
  readonly name?: string | undefined
  /** Icon URL. @default that of a known id */
  readonly imageUrl?: string | undefined
  /** The EIP-1193 provider. */
  readonly provider: Eip1193Provider
}
