import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { PayWindow } from '../PayWindow.js'

export interface BuyDraft {
  /** Total payment, as typed. */
  readonly amount: string
  readonly currency: string
  /** Id of the purchased currency. Default: `onRampDefaults`. */
  readonly token?: string | undefined
  /** Id of one of the sellers. Default: the first. */
  readonly seller?: string | undefined
}

/** A purchase that has not arrived yet. */
export interface Purchase {
  readonly id: string
  readonly caipAddress: CaipAddress
  readonly token: {
    /** Contract or mint. Default: the native coin. */
    readonly address?: string | undefined
    readonly symbol: string
    readonly name: string
  }
  /** Balance at the start as decimal text; an increase is the arrival. */
  readonly before: string
  readonly url: string
  readonly seller: string
  /** Start of waiting (Unix time in milliseconds). */
  readonly at: number
}

/** One purchase flow. It belongs to the account that started it. */
export type BuyState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: BuyDraft
} & (
  | { readonly status: 'draft' }
  /** Waiting for the URL of the payment page. */
  | { readonly status: 'confirming' }
  /** The URL could not be obtained. */
  | { readonly status: 'failed'; readonly error: unknown }
  /** The visitor has to pay, then the seller has to deliver. */
  | { readonly status: 'submitted'; readonly purchase: Purchase; readonly window: PayWindow }
  /** Delivery took too long; the balance is no longer polled. */
  | { readonly status: 'unknown'; readonly purchase: Purchase }
  | { readonly status: 'done'; readonly purchase: Purchase; readonly amount: string }
)

const emptyDraft: BuyDraft = { amount: '100', currency: 'USD' }

export const initialBuy: BuyState = { status: 'draft', draft: emptyDraft }
