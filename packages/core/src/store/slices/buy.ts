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
