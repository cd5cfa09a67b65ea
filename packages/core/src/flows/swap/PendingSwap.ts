import type { CaipAddress } from '../../families/ChainNamespace.js'

/** A swap with an unknown outcome, stored across reloads. */
export interface PendingSwap {
  readonly caipAddress: CaipAddress
  /** What the wallet was asked for: the approval, whose effect is read from the chain, or the swap itself. */
  readonly step: 'approve' | 'swap'
  /** Contract addresses, empty for the native coin. */
  readonly from: string
  readonly to: string
  /** As typed. */
  readonly amount: string
}
