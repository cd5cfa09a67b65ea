import type { PayRequest } from '@portico/protocol'
import { initialPay, type PayEvent, type PayState } from '../../store/slices/pay.js'

/** Whether it continues without an open view. */
export const isUnderWay = ({ status }: PayState): boolean =>
  status === 'asking' || status === 'sent' || status === 'away'

type AtExchange = Extract<PayState, { readonly status: 'away' | 'unsure' }>

/** Whether the visitor may be paying at an exchange. */
const isAtExchange = (state: PayState): state is AtExchange =>
  state.status === 'away' || (state.status === 'unsure' && state.session !== undefined)

const toGiven = (state: Exclude<PayState, { readonly status: 'none' }>): PayRequest =>
  ('given' in state && state.given) || state.request

/**
 * The payment state machine. Events that do not fit the state are ignored: only one wallet request is pending at a
 * time.
 */
export function nextPay(state: PayState, event: PayEvent): PayState {
  const { status } = state
  switch (event.type) {
    case 'opened':
      return status === 'asking' ? state : { status: 'open', request: event.request }
    case 'doubted': {
      // The wallet's response was lost; only the same request may end it.
      if (status === 'asking' && event.request !== state.request) return state
      const { request, error } = event
      return { status: 'unsure', request, ...(error !== undefined && { error }) }
    }
    case 'exchangeChosen':
      return status === 'open'
        ? { status: 'opening', request: state.request, exchange: event.exchange }
        : state
    case 'left': {
      const { request, session, window, given } = event
      if (status === 'asking' && state.request.orderId !== request.orderId) return state
      return { status: 'away', request, session, window, ...(given && { given }) }
    }
    case 'windowClosed':
      return status === 'away' && state.window === 'open' ? { ...state, window: 'closed' } : state
    case 'taken': {
      if (status === 'away') return { ...state, isTaken: true }
      if (status !== 'unsure' || !state.session) return state
      const { request, session, given } = state
      return { status: 'away', request, session, given, window: 'unknown', isTaken: true }
    }
    case 'turnedBack':
      return status === 'away' && !state.isTaken
        ? { status: 'unsure', request: state.request, session: state.session, given: state.given }
        : state
    case 'choseAgain':
      if (status === 'unsure' && !state.session)
        return { status: 'open', request: state.request, isDoubted: true }
      return status === 'unsure' || status === 'failed' ? { status: 'open', request: toGiven(state) } : state
    case 'confirmed':
      return status === 'open' || status === 'failed' ? { status: 'asking', request: state.request } : state
    case 'sent':
      return { status: 'sent', request: event.request, receipt: event.receipt, given: event.given }
    case 'paid': {
      if (status === 'sent') return { status: 'paid', request: state.request, receipt: state.receipt }
      const { receipt } = event
      return isAtExchange(state) && receipt
        ? { status: 'paid', request: state.request, receipt, session: state.session }
        : state
    }
    case 'failed': {
      const isExpected =
        status === 'asking' || status === 'sent' || status === 'opening' || isAtExchange(state)
      return isExpected ? { status: 'failed', request: toGiven(state), error: event.error } : state
    }
    case 'timedOut':
      if (status === 'unsure' || status === 'away')
        return { status: 'late', request: state.request, isUnsure: true, session: state.session }
      if (status === 'open' && state.isDoubted)
        return { status: 'late', request: state.request, isUnsure: true }
      return status === 'open' || status === 'opening' || status === 'failed'
        ? { status: 'late', request: state.request }
        : state
    case 'closed':
      // A pending wallet request or transaction continues.
      return isUnderWay(state) ? state : initialPay
  }
}
