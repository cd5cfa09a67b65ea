import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { FeeChoice, FeeSpeed } from '../../families/TransferMethods.js'
import type { SendToken } from '../../flows/send/SendToken.js'

export interface SendDraft {
  /** Contract or mint address, empty for the native coin. Default: the first token. */
  readonly token?: string | undefined
  /** As typed, in `unit`. */
  readonly amount: string
  readonly unit: 'token' | 'money'
  readonly receiver: string
  readonly speed: FeeSpeed
}

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

/** One send flow. It belongs to the account that started it. */
export type SendState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: SendDraft
} & (
  | { readonly status: 'draft'; readonly refusal?: SendRefusal | undefined }
  | { readonly status: 'checking' }
  | { readonly status: 'checked'; readonly transfer: CheckedTransfer }
  | { readonly status: 'previewed'; readonly transfer: CheckedTransfer }
  | { readonly status: 'sending'; readonly transfer: CheckedTransfer }
  | { readonly status: 'sent'; readonly transfer: CheckedTransfer; readonly id: string }
  | { readonly status: 'failed'; readonly transfer: CheckedTransfer; readonly error: unknown }
  /** The wallet was asked, and the outcome is unknown. */
  | { readonly status: 'unsure'; readonly transfer: CheckedTransfer }
)

export type SendEvent =
  | { readonly type: 'edited'; readonly owner: CaipAddress; readonly change: Partial<SendDraft> }
  | { readonly type: 'checkBegun' }
  | { readonly type: 'refused'; readonly refusal: SendRefusal }
  | { readonly type: 'checked'; readonly transfer: CheckedTransfer }
  /** The visitor opened the preview. */
  | { readonly type: 'shown' }
  | { readonly type: 'speedChosen'; readonly speed: FeeSpeed }
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent'; readonly id: string }
  | { readonly type: 'failed'; readonly error: unknown }
  /** The outcome is unknown. */
  | { readonly type: 'doubted' }
  | { readonly type: 'finished' }

const emptyDraft: SendDraft = { amount: '', unit: 'token', receiver: '', speed: 'normal' }

export const initialSend: SendState = { status: 'draft', draft: emptyDraft }
