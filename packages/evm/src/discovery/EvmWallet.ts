import type { Eip1193Provider } from '../provider/Eip1193Provider.js'

/** A wallet that a site brings itself, usually the provider object of that wallet's own library. */
export interface EvmWallet {
  /** `coinbaseWalletSDK`, `safe`, `ledger` and the like bring their name and picture; other ids are free. */
  readonly id: string
  /** What it is called in the list. @default that of the id, if it is a known one */
  readonly name?: string | undefined
  /** A picture of it. @default that of the id, if it is a known one */
  readonly imageUrl?: string | undefined
  /** The EIP-1193 object to ask. */
  readonly provider: Eip1193Provider
}
