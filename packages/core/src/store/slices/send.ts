import type { FeeChoice, FeeSpeed } from '../../families/TransferMethods.js'
import type { CaipAddress } from '../../types/ChainNamespace.js'
import type { SendToken } from '../../types/SendToken.js'

/** As a visitor has filled in the form. */
export interface SendDraft {
  /** The address of its contract or mint, empty for the network's currency; the first there is when not chosen. */
  readonly token?: string | undefined
  /** As typed, in the unit below. */
  readonly amount: string
  readonly unit: 'token' | 'money'
  /** An address or a name, as typed. */
  readonly receiver: string
  readonly speed: FeeSpeed
}

/** What makes people look twice. */
export type SendWarning =
  /** Nothing was sent there before. */
  | 'firstTime'
  /** It begins and ends like an address that is known, and is another one (RD06). */
  | 'lookAlike'
  | 'contract'
  | 'ownAddress'
  /** The name led elsewhere when something was sent to it. */
  | 'nameChanged'

/** Why something that is filled in well is not sent all the same. */
export type SendRefusal =
  | 'invalidAddress'
  | 'tokenContract'
  | 'zeroAddress'
  | 'feeMissing'
  | 'willFail'
  /** The chain gives the token other decimals than the data service. */
  | 'tokenMismatch'
  | 'unavailable'

/** What is shown before it is sent, and exactly what is sent then. */
export interface CheckedTransfer {
  readonly token: SendToken
  /** In the smallest unit of the token. */
  readonly units: bigint
  /** The same as decimal text. */
  readonly amount: string
  readonly receiver: string
  /** What was typed, where it was a name. */
  readonly name?: string | undefined
  readonly choices: readonly FeeChoice[]
  /** What an account costs that is opened for the receiver, in the smallest unit of the network's currency. */
  readonly opening?: bigint | undefined
  readonly warnings: readonly SendWarning[]
}

/** One way through the form. Everything belongs to the account that it was begun with. */
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
  /** The wallet was asked, and nobody has heard its answer. */
  | { readonly status: 'unsure'; readonly transfer: CheckedTransfer }
)

export type SendEvent =
  | { readonly type: 'edited'; readonly owner: CaipAddress; readonly change: Partial<SendDraft> }
  | { readonly type: 'checkBegun' }
  | { readonly type: 'refused'; readonly refusal: SendRefusal }
  | { readonly type: 'checked'; readonly transfer: CheckedTransfer }
  /** The visitor sees what would be sent. */
  | { readonly type: 'shown' }
  | { readonly type: 'speedChosen'; readonly speed: FeeSpeed }
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent'; readonly id: string }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Nobody has heard what the wallet says. */
  | { readonly type: 'doubted' }
  | { readonly type: 'finished' }

const emptyDraft: SendDraft = { amount: '', unit: 'token', receiver: '', speed: 'normal' }

export const initialSend: SendState = { status: 'draft', draft: emptyDraft }
