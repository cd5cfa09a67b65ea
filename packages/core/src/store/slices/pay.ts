import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { PayWindow } from '../PayWindow.js'

/** A payment requested from a wallet. */
export interface WalletPayment {
  readonly request: PayRequest
  readonly caipAddress: CaipAddress
  readonly transaction?: string | undefined
  /** Opaque value of the family. */
  readonly mark?: string | undefined
  /** Unix time in milliseconds. */
  readonly at: number
}

/** A payment session at an exchange. */
export interface PaySession {
  readonly id: string
  readonly url: string
  readonly exchange: { readonly id: string; readonly name: string }
}

/** A payment through an exchange. */
export interface ExchangePayment {
  readonly request: PayRequest
  readonly session: PaySession
  /** Unix time in milliseconds. */
  readonly at: number
}

/** An unsettled payment, stored across reloads so that it is not repeated. */
export type PendingPayment = WalletPayment | ExchangePayment

/**
 * One payment flow. It belongs to the page. A payment started in an earlier visit is shown as it was started; `given`
 * is the shop's current request, which is paid if the earlier one fails.
 */
export type PayState = { readonly owner?: undefined } & (
  | { readonly status: 'draft' }
  | ({ readonly request: PayRequest } & (
      | {
          readonly status: 'checked'
          /** An earlier request had an unknown outcome, and the visitor states that nothing was paid. */
          readonly isUnknown?: true | undefined
        }
      | {
          readonly status: 'confirming'
          readonly isUnknown?: true | undefined
          /** Its page is being opened. Without it the wallet is asked. */
          readonly exchange?: PaySession['exchange'] | undefined
        }
      /** Sent by the wallet. */
      | {
          readonly status: 'submitted'
          readonly receipt: PaymentReceipt
          readonly payment: WalletPayment
          readonly given?: PayRequest | undefined
        }
      /** The visitor has to pay at the exchange, then the exchange has to pay the shop. */
      | {
          readonly status: 'submitted'
          readonly session: PaySession
          readonly window: PayWindow
          readonly given?: PayRequest | undefined
          /** The exchange has received the money, or is about to. */
          readonly isTaken?: true | undefined
        }
      /**
       * The wallet's response was lost, or the page was left. Or the visitor went to an exchange and now wants to pay in
       * another way.
       */
      | {
          readonly status: 'unknown'
          readonly session?: PaySession | undefined
          readonly given?: PayRequest | undefined
          /** Why a retry failed, which says nothing about the first attempt. */
          readonly error?: unknown
        }
      | {
          readonly status: 'done'
          readonly receipt: PaymentReceipt
          readonly session?: PaySession | undefined
        }
      | { readonly status: 'failed'; readonly error: unknown }
      /** Nothing was paid in time unless `isUnknown`. */
      | {
          readonly status: 'expired'
          readonly isUnknown?: true | undefined
          readonly session?: PaySession | undefined
        }
    ))
)

export const initialPay: PayState = { status: 'draft' }
