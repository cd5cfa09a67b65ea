import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import type { PayWindow } from '../../flows/pay/PayWindow.js'
import type { PaySession } from '../../flows/pay/PendingPayment.js'

/**
 * One payment flow. A payment started in an earlier visit is shown as it was started; `given` is the shop's current
 * request, which is paid if the earlier one fails.
 */
export type PayState =
  | { readonly status: 'none' }
  | ({ readonly request: PayRequest } & (
      | {
          readonly status: 'open'
          /** An earlier request had an unknown outcome, and the visitor states that nothing was paid. */
          readonly isDoubted?: true
        }
      /**
       * The outcome is unknown: the wallet's response was lost, or the page was left. Or the visitor went to an
       * exchange and now wants to pay in another way.
       */
      | {
          readonly status: 'unsure'
          readonly session?: PaySession | undefined
          readonly given?: PayRequest | undefined
          /** Why a retry failed, which says nothing about the first attempt. */
          readonly error?: unknown
        }
      | { readonly status: 'asking' }
      | { readonly status: 'opening'; readonly exchange: PaySession['exchange'] }
      /** The visitor has to pay at the exchange, then the exchange has to pay the shop. */
      | {
          readonly status: 'away'
          readonly session: PaySession
          readonly window: PayWindow
          readonly given?: PayRequest | undefined
          /** The exchange has received the money, or is about to. */
          readonly isTaken?: true
        }
      | {
          readonly status: 'sent'
          readonly receipt: PaymentReceipt
          readonly given?: PayRequest | undefined
        }
      | {
          readonly status: 'paid'
          readonly receipt: PaymentReceipt
          readonly session?: PaySession | undefined
        }
      | { readonly status: 'failed'; readonly error: unknown }
      /** The payment has expired; nothing was paid unless `isUnsure`. */
      | { readonly status: 'late'; readonly isUnsure?: true; readonly session?: PaySession | undefined }
    ))

export type PayEvent =
  | { readonly type: 'opened'; readonly request: PayRequest }
  | { readonly type: 'doubted'; readonly request: PayRequest; readonly error?: unknown }
  | { readonly type: 'confirmed' }
  | { readonly type: 'exchangeChosen'; readonly exchange: PaySession['exchange'] }
  | {
      readonly type: 'left'
      readonly request: PayRequest
      readonly session: PaySession
      readonly window: PayWindow
      readonly given?: PayRequest | undefined
    }
  | { readonly type: 'windowClosed' }
  /** The exchange has started to process the payment. */
  | { readonly type: 'taken' }
  /** The visitor wants to pay in another way. */
  | { readonly type: 'turnedBack' }
  | { readonly type: 'choseAgain' }
  | {
      readonly type: 'sent'
      readonly request: PayRequest
      readonly receipt: PaymentReceipt
      readonly given?: PayRequest | undefined
    }
  | { readonly type: 'paid'; readonly receipt?: PaymentReceipt | undefined }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'timedOut' }
  | { readonly type: 'closed' }

export const initialPay: PayState = { status: 'none' }
