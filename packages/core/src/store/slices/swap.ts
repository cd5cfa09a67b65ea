import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { PendingSwap } from '../../flows/swap/PendingSwap.js'
import type { SwapToken } from '../../flows/swap/SwapToken.js'

/** Tokens are contract addresses, empty for the native coin. */
export interface SwapDraft {
  /** The token sold. Default: the native coin. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Amount sold, as typed. */
  readonly amount: string
}

/** Why a valid draft cannot be swapped. */
export type SwapRefusal =
  /** There is no quote for this pair or amount. */
  | 'noQuote'
  | 'feeMissing'
  /** The decimals of one of the tokens on chain differ from those of the data service. */
  | 'tokenMismatch'
  /** The approval was sent, but the allowance is still too low. */
  | 'notAllowed'
  /** The wallet was asked for the approval, and the outcome is unknown. */
  | 'unsure'
  | 'unavailable'

/** What the visitor reviews, and what the signed transaction has to match. */
export interface CheckedSwap {
  readonly from: SwapToken
  readonly to: SwapToken
  /** Amount sold, in the smallest unit and as decimal text. */
  readonly units: bigint
  readonly amount: string
  /** The quote and the minimum received, in the smallest unit. */
  readonly expected: bigint
  readonly least: bigint
  /** Allowance that has to be approved first. */
  readonly approval?: bigint | undefined
  /** Approval and swap are sent as one atomic batch. */
  readonly isBatch?: true | undefined
  /** Estimated network fee in the smallest unit of the native coin; undefined if unknown. */
  readonly fee?: bigint | undefined
  /** The quote is lower than when it was last shown. */
  readonly isChanged?: boolean | undefined
}

/** One swap flow. It belongs to the account that started it. */
export type SwapState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: SwapDraft
} & (
  | { readonly status: 'draft'; readonly refusal?: SwapRefusal | undefined }
  | { readonly status: 'checking' }
  | { readonly status: 'checked'; readonly swap: CheckedSwap }
  | { readonly status: 'previewed'; readonly swap: CheckedSwap }
  /** The wallet was asked for the approval or for the swap. */
  | { readonly status: 'asking'; readonly swap: CheckedSwap }
  | { readonly status: 'approving'; readonly swap: CheckedSwap; readonly id: string }
  | { readonly status: 'sent'; readonly swap: CheckedSwap; readonly id: string }
  | { readonly status: 'failed'; readonly swap: CheckedSwap; readonly error: unknown }
  /** The wallet was asked for the swap, and the outcome is unknown: its response was lost, or the page was left. */
  | { readonly status: 'interrupted'; readonly open: PendingSwap }
)

export type SwapEvent =
  | { readonly type: 'edited'; readonly owner: CaipAddress; readonly change: Partial<SwapDraft> }
  /** Left open by an earlier visit. */
  | { readonly type: 'resumed'; readonly open: PendingSwap }
  | { readonly type: 'checkBegun' }
  | { readonly type: 'refused'; readonly refusal: SwapRefusal }
  | { readonly type: 'checked'; readonly swap: CheckedSwap }
  /** The visitor opened the preview. */
  | { readonly type: 'shown' }
  | { readonly type: 'confirmed' }
  /** The quote differs from the one shown, so it has to be shown again. */
  | { readonly type: 'requoted'; readonly swap: CheckedSwap }
  | { readonly type: 'approvalSent'; readonly id: string; readonly swap: CheckedSwap }
  | { readonly type: 'sent'; readonly id: string }
  | { readonly type: 'failed'; readonly error: unknown }
  /** The outcome is unknown. */
  | { readonly type: 'doubted'; readonly open: PendingSwap }
  | { readonly type: 'finished' }

const emptyDraft: SwapDraft = { amount: '' }

export const initialSwap: SwapState = { status: 'draft', draft: emptyDraft }
