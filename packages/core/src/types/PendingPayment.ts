import type { PayRequest } from '@portico/protocol'
import type { CaipAddress } from './ChainNamespace.js'

/** A payment that a wallet was asked for, kept over a reload so that it is not asked for a second time. */
export interface PendingPayment {
  readonly request: PayRequest
  /** Who was asked. */
  readonly caipAddress: CaipAddress
  /** Undefined while the wallet has not answered. */
  readonly transaction?: string | undefined
  /** A note of the family's own. */
  readonly mark?: string | undefined
  /** When, in milliseconds. */
  readonly at: number
}
