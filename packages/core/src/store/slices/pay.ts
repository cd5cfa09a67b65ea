import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import type { PayWindow } from '../../types/PayWindow.js'
import type { PaySession } from '../../types/PendingPayment.js'

/** One payment, from being asked for to its end. */
export type PayState =
  | { readonly status: 'none' }
  | ({ readonly request: PayRequest } & (
      | { readonly status: 'open' }
      /**
       * The wallet was asked, and nobody knows what it has said: its answer was lost, or the page was left. Or the visitor
       * has gone to an exchange, and would rather pay in another way.
       */
      | {
          readonly status: 'unsure'
          readonly session?: PaySession | undefined
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
          /** The exchange has the money, or is about to. */
          readonly isTaken?: true
        }
      /** It is on its way. */
      | { readonly status: 'sent'; readonly receipt: PaymentReceipt }
      | { readonly status: 'paid'; readonly receipt: PaymentReceipt }
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
    }
  | { readonly type: 'windowClosed' }
  /** The exchange has begun to take the money. */
  | { readonly type: 'taken' }
  /** The visitor would rather pay in another way. */
  | { readonly type: 'turnedBack' }
  | { readonly type: 'choseAgain' }
  | { readonly type: 'sent'; readonly request: PayRequest; readonly receipt: PaymentReceipt }
  | { readonly type: 'paid'; readonly receipt?: PaymentReceipt | undefined }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'timedOut' }
  | { readonly type: 'closed' }

export const initialPay: PayState = { status: 'none' }

/** Whether it goes on though nobody looks at it. */
export const isUnderWay = ({ status }: PayState): boolean =>
  status === 'asking' || status === 'sent' || status === 'away'

type AtExchange = Extract<PayState, { readonly status: 'away' | 'unsure' }>

/** Whether the visitor may be paying at an exchange. */
const isAtExchange = (state: PayState): state is AtExchange =>
  state.status === 'away' || (state.status === 'unsure' && state.session !== undefined)

/** What becomes of it. An event that does not fit changes nothing: the wallet is asked once at a time. */
export function nextPay(state: PayState, event: PayEvent): PayState {
  const { status } = state
  switch (event.type) {
    case 'opened':
      return status === 'asking' ? state : { status: 'open', request: event.request }
    case 'doubted': {
      // The answer of the wallet was lost; nothing else ends the question.
      if (status === 'asking' && event.request !== state.request) return state
      const { request, error } = event
      return { status: 'unsure', request, ...(error !== undefined && { error }) }
    }
    case 'exchangeChosen':
      return status === 'open'
        ? { status: 'opening', request: state.request, exchange: event.exchange }
        : state
    case 'left': {
      const { request, session, window } = event
      if (status === 'asking' && state.request.orderId !== request.orderId) return state
      return { status: 'away', request, session, window }
    }
    case 'windowClosed':
      return status === 'away' && state.window === 'open' ? { ...state, window: 'closed' } : state
    case 'taken': {
      if (status === 'away') return { ...state, isTaken: true }
      if (status !== 'unsure' || !state.session) return state
      const { request, session } = state
      return { status: 'away', request, session, window: 'unknown', isTaken: true }
    }
    case 'turnedBack':
      return status === 'away' && !state.isTaken
        ? { status: 'unsure', request: state.request, session: state.session }
        : state
    case 'choseAgain':
      return status === 'unsure' || status === 'failed' ? { status: 'open', request: state.request } : state
    case 'confirmed':
      return status === 'open' || status === 'failed' || (status === 'unsure' && !state.session)
        ? { status: 'asking', request: state.request }
        : state
    case 'sent':
      return { status: 'sent', request: event.request, receipt: event.receipt }
    case 'paid': {
      if (status === 'sent') return { ...state, status: 'paid' }
      const { receipt } = event
      return isAtExchange(state) && receipt ? { status: 'paid', request: state.request, receipt } : state
    }
    case 'failed': {
      const isExpected =
        status === 'asking' || status === 'sent' || status === 'opening' || isAtExchange(state)
      return isExpected ? { status: 'failed', request: state.request, error: event.error } : state
    }
    case 'timedOut':
      if (status === 'unsure' || status === 'away')
        return { status: 'late', request: state.request, isUnsure: true, session: state.session }
      return status === 'open' || status === 'opening' || status === 'failed'
        ? { status: 'late', request: state.request }
        : state
    case 'closed':
      // What the wallet is asked, and what is on its way, goes on.
      return isUnderWay(state) ? state : initialPay
  }
}
