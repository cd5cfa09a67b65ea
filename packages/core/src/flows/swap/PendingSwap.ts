import type { CaipAddress } from '../../families/ChainNamespace.js'

/** A swap that was begun and whose end is not known, kept over a reload. */
export interface PendingSwap {
  /** Whose it is, and on which network. */
  readonly caipAddress: CaipAddress
  /** What the wallet was asked for: to allow it, which is read from the chain again, or the swap itself. */
  readonly step: 'approve' | 'swap'
  /** Addresses of contracts, empty for the network's currency. */
  readonly from: string
  readonly to: string
  /** As typed. */
  readonly amount: string
}
