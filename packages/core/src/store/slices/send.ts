import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { AddressFamily } from '../../families/nameAddressFamily.js'
import type { FeeChoice, FeeSpeed } from '../../families/TransferMethods.js'
import type { Failure } from '../Failure.js'
import type { SendToken } from '../SendToken.js'

/** A receiver of an earlier transfer. */
export interface RecentReceiver {
  readonly address: string
  /** The name, if one was typed. */
  readonly name?: string | undefined
}

export interface SendDraft {
  /** Contract or mint address, empty for the native coin. Default: the first token. */
  readonly token?: string | undefined
  /** As typed, in `unit`. */
  readonly amount: string
  readonly unit: 'token' | 'money'
  readonly receiver: string
  readonly speed: FeeSpeed
}

/** Why nothing can be sent to what was typed. */
export type ReceiverProblem =
  | { readonly type: 'unknownName' | 'invalidAddress' | 'zeroAddress' | 'tokenContract' }
  /** An address of another chain family. */
  | { readonly type: 'otherFamily'; readonly family: AddressFamily }

/** What is missing or wrong in the form. */
export type SendProblem =
  | 'selectToken'
  | 'addAmount'
  | 'incorrectValue'
  | 'insufficientFunds'
  | 'addAddress'
  | 'invalidAddress'

export type SendWarning =
  /** Nothing was sent to this address before. */
  | 'firstTime'
  /** The address begins and ends like a known one but differs (address poisoning, RD06). */
  | 'lookAlike'
  | 'contract'
  | 'ownAddress'
  /** The name resolved to another address when it was last used. */
  | 'nameChanged'

/** Why a valid draft cannot be sent. */
export type SendRefusal =
  | 'invalidAddress'
  | 'tokenContract'
  | 'zeroAddress'
  | 'feeMissing'
  | 'willFail'
  /** The token's decimals on chain differ from those of the data service. */
  | 'tokenMismatch'
  | 'unavailable'

/** What the visitor reviews, and exactly what is sent. */
export interface CheckedTransfer {
  readonly token: SendToken
  /** In the smallest unit of the token. */
  readonly units: bigint
  /** The same as decimal text. */
  readonly amount: string
  readonly receiver: string
  /** The name, if one was typed. */
  readonly name?: string | undefined
  readonly choices: readonly FeeChoice[]
  /** Cost of creating the receiver's token account, in the smallest unit of the native coin. */
  readonly opening?: bigint | undefined
  readonly warnings: readonly SendWarning[]
}

/** A transfer with an unknown outcome, stored across reloads. */
export interface PendingSend {
  readonly caipAddress: CaipAddress
  readonly receiver: string
  readonly name?: string | undefined
  /** Decimal text in whole units. */
  readonly amount: string
  readonly symbol: string
}

/** One send flow. It belongs to the account that started it. */
export type SendState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: SendDraft
} & (
  | { readonly status: 'draft'; readonly refusal?: SendRefusal | undefined }
  | { readonly status: 'checking' }
  | { readonly status: 'checked'; readonly transfer: CheckedTransfer; readonly isShown?: true | undefined }
  | { readonly status: 'confirming'; readonly transfer: CheckedTransfer }
  | { readonly status: 'submitted' | 'done'; readonly transfer: CheckedTransfer; readonly id: string }
  | ({ readonly status: 'failed'; readonly transfer: CheckedTransfer } & Failure)
  /** The wallet was asked, and the outcome is unknown: its response was lost, or the page was left. */
  | { readonly status: 'unknown'; readonly open: PendingSend }
)

const emptyDraft: SendDraft = { amount: '', unit: 'token', receiver: '', speed: 'normal' }

export const initialSend: SendState = { status: 'draft', draft: emptyDraft }
