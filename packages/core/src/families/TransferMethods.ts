export interface TransferRequest {
  readonly receiver: string
  readonly amount: bigint
  /** Default: the native coin. */
  readonly token?: { readonly address: string; readonly decimals: number } | undefined
  /** One of the speeds of `estimateTransfer`. Default: `normal`. */
  readonly speed?: FeeSpeed | undefined
  readonly feeMark?: string | undefined
}

export type FeeSpeed = 'slow' | 'normal' | 'fast'

/** Fee in the smallest unit of the native coin. */
export interface FeeChoice {
  readonly speed: FeeSpeed
  readonly fee: bigint
  /** Required balance: a wallet may add a margin for rising fees. */
  readonly reserve: bigint
  /** Opaque value of the family for `transfer`, so that the shown fee is the requested one. */
  readonly mark?: string | undefined
}

export interface TransferEstimateRequest extends Pick<TransferRequest, 'receiver' | 'token'> {
  /** `all` transfers everything except the fee. */
  readonly amount: bigint | 'all'
}

export interface TransferEstimate {
  /** A single entry if the chain offers no choice. */
  readonly choices: readonly FeeChoice[]
  /** Cost of the receiver's token account, in the smallest unit of the coin; in `reserve`, not in `fee`. */
  readonly opening?: bigint | undefined
  readonly willFail?: boolean | undefined
}

export interface ReceiverFacts {
  /** `invalid`: mistyped, or of another network. */
  readonly kind: 'account' | 'contract' | 'invalid'
}

export interface SentTransfer {
  readonly id: string
  /** Opaque value of the family for `readTransaction`. */
  readonly mark?: string | undefined
}

/** `replaced`: another transaction took its place, so it never happens. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed' | 'replaced'

export interface TransactionProgress {
  readonly status: TransactionStatus
  readonly mark?: string | undefined
}

export interface TokenFacts {
  readonly decimals: number
  /** Undefined if the chain has none. */
  readonly symbol?: string | undefined
}

export interface TransferMethods {
  /** Reads a token from the chain, so that amounts do not depend on the data service; for families with tokens. */
  readToken?(parameters: { readonly token: string }): Promise<TokenFacts>
  readReceiver(parameters: { readonly receiver: string }): Promise<ReceiverFacts>
  estimateTransfer(parameters: TransferEstimateRequest): Promise<TransferEstimate>
  transfer(parameters: TransferRequest): Promise<SentTransfer>
  readTransaction(parameters: SentTransfer): Promise<TransactionProgress>
}
