import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { Failure } from '../Failure.js'
import type { SendToken } from '../SendToken.js'

/** Tokens are contract addresses, empty for the native coin. */
export interface SwapDraft {
  /** The token sold. Default: the native coin. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Amount sold, as typed. */
  readonly amount: string
  /** The highest slippage in percent. Default: automatic. */
  readonly slippage?: number | undefined
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
  readonly from: SendToken
  readonly to: SendToken
  /** Amount sold, in the smallest unit and as decimal text. */
  readonly units: bigint
  readonly amount: string
  /** In percent. */
  readonly slippage: number
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

/** What is missing or wrong in the form. */
export type SwapProblem = 'selectToken' | 'sameToken' | 'addAmount' | 'incorrectValue' | 'insufficientFunds'

/** A swap with an unknown outcome, stored across reloads. */
export interface PendingSwap {
  readonly caipAddress: CaipAddress
  /** What the wallet was asked for: the approval, whose effect is read from the chain, or the swap itself. */
  readonly step: 'approve' | 'swap'
  /** Contract addresses, empty for the native coin. */
  readonly from: string
  readonly to: string
  /** As typed. */
  readonly amount: string
}

/** One swap flow. It belongs to the account that started it. */
export type SwapState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: SwapDraft
} & (
  | { readonly status: 'draft'; readonly refusal?: SwapRefusal | undefined }
  | { readonly status: 'checking' }
  | { readonly status: 'checked'; readonly swap: CheckedSwap; readonly isShown?: true | undefined }
  /** The wallet was asked for the approval or for the swap. */
  | { readonly status: 'confirming'; readonly swap: CheckedSwap }
  | { readonly status: 'approving'; readonly swap: CheckedSwap; readonly id: string }
  | { readonly status: 'submitted' | 'done'; readonly swap: CheckedSwap; readonly id: string }
  | ({ readonly status: 'failed'; readonly swap: CheckedSwap } & Failure)
  /** The wallet was asked for the swap, and the outcome is unknown: its response was lost, or the page was left. */
  | { readonly status: 'unknown'; readonly open: PendingSwap }
)

const emptyDraft: SwapDraft = { amount: '' }

export const initialSwap: SwapState = { status: 'draft', draft: emptyDraft }
