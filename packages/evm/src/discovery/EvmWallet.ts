import type { Eip1193Provider } from '../provider/Eip1193Provider.js'

/** A wallet that a site brings itself, usually the provider object of that wallet's own library. */
export interface EvmWallet {
  /** `coinbaseWalletSDK`, `safe`, `ledger` and the like bring their name and picture; other ids are free. */
  readonly id: string
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  readonly provider: Eip1193Provider
}
