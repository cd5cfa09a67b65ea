import type { CaipAddress } from '../../types/ChainNamespace.js'
import type { OpenSwap } from '../../types/OpenSwap.js'
import type { SwapToken } from '../../types/SwapToken.js'

/** As a visitor has filled in the form. Tokens are addresses of contracts, empty for the network's currency. */
export interface SwapDraft {
  /** What is given: the network's currency when not chosen. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Of what is given, as typed. */
  readonly amount: string
}

/** Why something that is filled in well is not swapped all the same. */
export type SwapRefusal =
  /** Nobody swaps that, or not so much of it. */
  | 'noQuote'
  | 'feeMissing'
  /** The chain gives one of the tokens other decimals than the data service. */
  | 'tokenMismatch'
  /** The token was asked to let the exchange take some, and does not. */
  | 'notAllowed'
  /** The wallet was asked for the leave to take tokens, and nobody has heard its answer. */
  | 'unsure'
  | 'unavailable'

/** What is shown before it is swapped, and what holds for what is signed then. */
export interface CheckedSwap {
  readonly from: SwapToken
  readonly to: SwapToken
  /** What is given, in the smallest unit; and the same as decimal text. */
  readonly units: bigint
  readonly amount: string
  /** What there is to get for it, and the least that is taken, in the smallest unit. */
  readonly expected: bigint
  readonly least: bigint
  /** How much the exchange has to be allowed to take first. */
  readonly approval?: bigint | undefined
  /** It has to be allowed to take what is given, and the wallet does that and the swap at once, or neither. */
  readonly isBatch?: true | undefined
  /** About what the network takes, in the smallest unit of its currency; undefined where nobody knows. */
  readonly fee?: bigint | undefined
  /** There was more to get when it was shown last. */
  readonly isChanged?: boolean | undefined
}

/** One way through the form. Everything belongs to the account that it was begun with. */
export type SwapState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: SwapDraft
} & (
  | { readonly status: 'draft'; readonly refusal?: SwapRefusal | undefined }
  | { readonly status: 'checking' }
  | { readonly status: 'checked'; readonly swap: CheckedSwap }
  | { readonly status: 'previewed'; readonly swap: CheckedSwap }
  /** The wallet is asked for what the swap needs next. */
  | { readonly status: 'asking'; readonly swap: CheckedSwap }
  /** The leave to take tokens is on its way. */
  | { readonly status: 'approving'; readonly swap: CheckedSwap; readonly id: string }
  | { readonly status: 'sent'; readonly swap: CheckedSwap; readonly id: string }
  | { readonly status: 'failed'; readonly swap: CheckedSwap; readonly error: unknown }
  /** The wallet was asked for a swap, and nobody knows what it did: its answer was lost, or the page was left. */
  | { readonly status: 'interrupted'; readonly open: OpenSwap }
)

export type SwapEvent =
  | { readonly type: 'edited'; readonly owner: CaipAddress; readonly change: Partial<SwapDraft> }
  /** What an earlier visit has left open. */
  | { readonly type: 'resumed'; readonly open: OpenSwap }
  | { readonly type: 'checkBegun' }
  | { readonly type: 'refused'; readonly refusal: SwapRefusal }
  | { readonly type: 'checked'; readonly swap: CheckedSwap }
  /** The visitor sees what would be swapped. */
  | { readonly type: 'shown' }
  | { readonly type: 'confirmed' }
  /** There is something else to get than was shown, so that it has to be shown again. */
  | { readonly type: 'requoted'; readonly swap: CheckedSwap }
  | { readonly type: 'approvalSent'; readonly id: string; readonly swap: CheckedSwap }
  | { readonly type: 'sent'; readonly id: string }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Nobody has heard what the wallet says. */
  | { readonly type: 'doubted'; readonly open: OpenSwap }
  | { readonly type: 'finished' }

const emptyDraft: SwapDraft = { amount: '' }

export const initialSwap: SwapState = { status: 'draft', draft: emptyDraft }
