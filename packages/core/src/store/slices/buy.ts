import type { CaipAddress } from '../../types/ChainNamespace.js'
import type { PayWindow } from '../../types/PayWindow.js'
import type { Purchase } from '../../types/Purchase.js'

/** As a visitor has filled in the form. */
export interface BuyDraft {
  /** As typed: what is paid, in all. */
  readonly amount: string
  /** What is paid with, by its code. */
  readonly currency: string
  /** What is bought, by its id; the usual one when not chosen. */
  readonly token?: string | undefined
}

/** One purchase, from the form to its end. Everything belongs to the account that it was begun with. */
export type BuyState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: BuyDraft
} & (
  | { readonly status: 'draft' }
  /** Nobody has said yet where to pay. */
  | { readonly status: 'opening' }
  /** There was nobody to say it. */
  | { readonly status: 'failed' }
  /** It is for the visitor to pay, and for the seller to deliver. */
  | { readonly status: 'waiting'; readonly purchase: Purchase; readonly window: PayWindow }
  /** Nothing has come for so long that nobody waits any more. */
  | { readonly status: 'overdue'; readonly purchase: Purchase }
  | { readonly status: 'arrived'; readonly purchase: Purchase; readonly amount: string }
)

export type BuyEvent =
  | { readonly type: 'edited'; readonly owner: CaipAddress; readonly change: Partial<BuyDraft> }
  | { readonly type: 'begun'; readonly owner: CaipAddress }
  | { readonly type: 'failed' }
  | { readonly type: 'opened' | 'restored'; readonly purchase: Purchase; readonly window: PayWindow }
  | { readonly type: 'windowClosed' }
  /** Less is held than when it was begun: something was sent meanwhile. */
  | { readonly type: 'spent'; readonly before: string }
  | { readonly type: 'gaveUp' }
  | { readonly type: 'lookedAgain'; readonly at: number }
  | { readonly type: 'arrived'; readonly amount: string }
  | { readonly type: 'finished' }

const emptyDraft: BuyDraft = { amount: '100', currency: 'USD' }

export const initialBuy: BuyState = { status: 'draft', draft: emptyDraft }

/** What becomes of it. An event that does not fit changes nothing. */
export function nextBuy(state: BuyState, event: BuyEvent): BuyState {
  const { owner, draft, status } = state
  switch (event.type) {
    case 'edited': {
      if (owner === event.owner && (status === 'opening' || status === 'waiting')) return state
      const before = owner === event.owner ? draft : emptyDraft
      return { owner: event.owner, status: 'draft', draft: { ...before, ...event.change } }
    }
    case 'begun': {
      if (owner === event.owner && (status === 'opening' || status === 'waiting')) return state
      return { owner: event.owner, status: 'opening', draft: owner === event.owner ? draft : emptyDraft }
    }
    case 'failed':
      return status === 'opening' ? { owner, draft, status: 'failed' } : state
    case 'opened':
      return status === 'opening'
        ? { owner, draft, status: 'waiting', purchase: event.purchase, window: event.window }
        : state
    case 'restored':
      return status === 'draft'
        ? {
            owner: event.purchase.caipAddress,
            draft,
            status: 'waiting',
            purchase: event.purchase,
            window: event.window,
          }
        : state
    case 'windowClosed':
      return status === 'waiting' && state.window === 'open' ? { ...state, window: 'closed' } : state
    case 'spent':
      return status === 'waiting'
        ? { ...state, purchase: { ...state.purchase, before: event.before } }
        : state
    case 'gaveUp':
      return status === 'waiting' ? { owner, draft, status: 'overdue', purchase: state.purchase } : state
    case 'lookedAgain':
      return status === 'overdue'
        ? {
            owner,
            draft,
            status: 'waiting',
            purchase: { ...state.purchase, at: event.at },
            window: 'unknown',
          }
        : state
    case 'arrived':
      return status === 'waiting'
        ? { owner, draft, status: 'arrived', purchase: state.purchase, amount: event.amount }
        : state
    case 'finished':
      return { owner, draft, status: 'draft' }
  }
}
