import type { PayRequest } from '@portico/protocol'
import type { CaipAddress } from '../../families/ChainNamespace.js'

/** A payment that a wallet was asked for. */
export interface WalletPayment {
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

/** Where a payment can be made with somebody who takes money for it. */
export interface PaySession {
  readonly id: string
  readonly url: string
  readonly exchange: { readonly id: string; readonly name: string }
}

/** A payment that the visitor has gone to an exchange for. */
export interface ExchangePayment {
  readonly request: PayRequest
  readonly session: PaySession
  /** When, in milliseconds. */
  readonly at: number
}

/** A payment that was begun, kept over a reload so that it is not begun a second time. */
export type PendingPayment = WalletPayment | ExchangePayment
