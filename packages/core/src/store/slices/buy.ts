import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { Purchase } from '../../flows/buy/Purchase.js'
import type { PayWindow } from '../../flows/pay/PayWindow.js'

export interface BuyDraft {
  /** Total payment, as typed. */
  readonly amount: string
  readonly currency: string
  /** Id of the purchased currency. Default: `onRampDefaults`. */
  readonly token?: string | undefined
}

/** One purchase flow. It belongs to the account that started it. */
export type BuyState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: BuyDraft
} & (
  | { readonly status: 'draft' }
  /** Waiting for the URL of the payment page. */
  | { readonly status: 'opening' }
  /** The URL could not be obtained. */
  | { readonly status: 'failed' }
  /** The visitor has to pay, then the seller has to deliver. */
  | { readonly status: 'waiting'; readonly purchase: Purchase; readonly window: PayWindow }
  /** Delivery took too long; the balance is no longer polled. */
  | { readonly status: 'overdue'; readonly purchase: Purchase }
  | { readonly status: 'arrived'; readonly purchase: Purchase; readonly amount: string }
)

export type BuyEvent =
  | { readonly type: 'edited'; readonly owner: CaipAddress; readonly change: Partial<BuyDraft> }
  | { readonly type: 'begun'; readonly owner: CaipAddress }
  | { readonly type: 'failed' }
  | { readonly type: 'opened' | 'restored'; readonly purchase: Purchase; readonly window: PayWindow }
  | { readonly type: 'windowClosed' }
  /** The balance has decreased since the start: something was sent meanwhile. */
  | { readonly type: 'spent'; readonly before: string }
  | { readonly type: 'gaveUp' }
  | { readonly type: 'lookedAgain'; readonly at: number }
  | { readonly type: 'arrived'; readonly amount: string }
  | { readonly type: 'finished' }

const emptyDraft: BuyDraft = { amount: '100', currency: 'USD' }

export const initialBuy: BuyState = { status: 'draft', draft: emptyDraft }
