import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import type { PayWindow } from '../../types/PayWindow.js'
import type { PaySession } from '../../types/PendingPayment.js'

/**
 * One payment, from being asked for to its end. What was begun on an earlier visit is shown as it was begun; `given` is what
 * the shop asks for now, and is paid if nothing comes of that.
 */
export type PayState =
  | { readonly status: 'none' }
  | ({ readonly request: PayRequest } & (
      | {
          readonly status: 'open'
          /** The wallet was asked before with an unknown outcome, and the visitor says that nothing was paid. */
          readonly isDoubted?: true
        }
      /**
       * The wallet was asked, and nobody knows what it has said: its answer was lost, or the page was left. Or the visitor
       * has gone to an exchange, and would rather pay in another way.
       */
      | {
          readonly status: 'unsure'
          readonly session?: PaySession | undefined
          readonly given?: PayRequest | undefined
          /** Why asking once more has come to nothing, which says nothing about the first time. */
          readonly error?: unknown
        }
      /** The wallet is asked. */
      | { readonly status: 'asking' }
      /** The exchange has not said yet where to pay. */
      | { readonly status: 'opening'; readonly exchange: PaySession['exchange'] }
      /** It is for the visitor to pay there, and for the exchange to pay the shop. */
      | {
          readonly status: 'away'
          readonly session: PaySession
          readonly window: PayWindow
          readonly given?: PayRequest | undefined
          /** The exchange has the money, or is about to. */
          readonly isTaken?: true
        }
      /** It is on its way. */
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
      /** Nothing was paid. */
      | { readonly status: 'failed'; readonly error: unknown }
      /** The time for it is over, and nothing was paid unless that is unsure. */
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
  /** The exchange has begun to take the money. */
  | { readonly type: 'taken' }
  /** The visitor would rather pay in another way. */
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
