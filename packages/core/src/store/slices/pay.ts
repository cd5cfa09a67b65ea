import type { PaymentReceipt, PayRequest } from '@portico/protocol'

/** One payment, from being asked for to its end. */
export type PayState =
  | { readonly status: 'none' }
  | ({ readonly request: PayRequest } & (
      | { readonly status: 'open' }
      /** The wallet was asked, and nobody knows what it has said: its answer was lost, or the page was left. */
      | {
          readonly status: 'unsure'
          /** Why asking once more has come to nothing, which says nothing about the first time. */
          readonly error?: unknown
        }
      /** The wallet is asked. */
      | { readonly status: 'asking' }
      /** It is on its way. */
      | { readonly status: 'sent'; readonly receipt: PaymentReceipt }
      | { readonly status: 'paid'; readonly receipt: PaymentReceipt }
      /** Nothing was paid. */
      | { readonly status: 'failed'; readonly error: unknown }
      /** The time for it is over, and nothing was paid unless that is unsure. */
      | { readonly status: 'late'; readonly isUnsure?: true }
    ))

export type PayEvent =
  | { readonly type: 'opened'; readonly request: PayRequest }
  | { readonly type: 'doubted'; readonly request: PayRequest; readonly error?: unknown }
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent'; readonly request: PayRequest; readonly receipt: PaymentReceipt }
  | { readonly type: 'paid' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'timedOut' }
  | { readonly type: 'closed' }

export const initialPay: PayState = { status: 'none' }

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
    case 'confirmed':
      return status === 'open' || status === 'unsure' || status === 'failed'
        ? { status: 'asking', request: state.request }
        : state
    case 'sent':
      return { status: 'sent', request: event.request, receipt: event.receipt }
    case 'paid':
      return status === 'sent' ? { ...state, status: 'paid' } : state
    case 'failed':
      return status === 'asking' || status === 'sent'
        ? { status: 'failed', request: state.request, error: event.error }
        : state
    case 'timedOut':
      if (status === 'unsure') return { status: 'late', request: state.request, isUnsure: true }
      return status === 'open' || status === 'failed' ? { status: 'late', request: state.request } : state
    case 'closed':
      // What the wallet is asked, and what is on its way, goes on.
      return status === 'asking' || status === 'sent' ? state : initialPay
  }
}
