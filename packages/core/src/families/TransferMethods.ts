/** What is moved, by whoever is asked. */
export interface TransferRequest {
  readonly receiver: string
  /** In the smallest unit of the token. */
  readonly amount: bigint
  /** The currency of the network when not given. */
  readonly token?: { readonly address: string; readonly decimals: number } | undefined
  /** One of those that `estimateTransfer` offers; `normal` when not given. */
  readonly speed?: FeeSpeed | undefined
  /** The note of that choice. */
  readonly feeMark?: string | undefined
}

export type FeeSpeed = 'slow' | 'normal' | 'fast'

/** What a transfer costs, in the smallest unit of the network's currency. */
export interface FeeChoice {
  readonly speed: FeeSpeed
  /** As far as anybody can say now. */
  readonly fee: bigint
  /** What has to be there for it: a wallet may allow for fees that rise meanwhile. */
  readonly reserve: bigint
  /** A note of the family's own, for `transfer`: what was shown is what is asked for. */
  readonly mark?: string | undefined
}

export interface TransferEstimate {
  /** One where the chain offers no choice. */
  readonly choices: readonly FeeChoice[]
  /**
   * What opening an account costs that the receiver needs for the token and does not have yet, in the smallest unit of the
   * network's currency. It is no part of `fee`, and part of `reserve`.
   */
  readonly opening?: bigint | undefined
  /** The chain says that it would come to nothing. */
  readonly willFail?: boolean | undefined
}

/** Of an address that has the form of one, what its chain knows. */
export interface ReceiverFacts {
  /** `invalid`: mistyped, or of another network. */
  readonly kind: 'account' | 'contract' | 'invalid'
}

export interface SentTransfer {
  /** The transaction's id: its hash, on EVM chains. */
  readonly id: string
  /** A note of the family's own, for `readTransaction`. */
  readonly mark?: string | undefined
}

/** `replaced`: another one has taken its place, so that it never happens. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed' | 'replaced'

export interface TransactionProgress {
  readonly status: TransactionStatus
  /** What is to be noted from now on. */
  readonly mark?: string | undefined
}

/** A token as its contract or mint describes it. */
export interface TokenFacts {
  readonly decimals: number
  /** Undefined where the chain has none. */
  readonly symbol?: string | undefined
}

/** How a family with tokens reads them from the chain, so that no data service is believed about amounts. */
export interface TokenMethods {
  readToken(parameters: { readonly token: string }): Promise<TokenFacts>
}

/** How a family moves what is somebody's: the same for all that can. */
export interface TransferMethods {
  readReceiver(parameters: { readonly receiver: string }): Promise<ReceiverFacts>
  /** For `all` what is moved is everything that is left beside the fee. */
  estimateTransfer(
    parameters: Pick<TransferRequest, 'receiver' | 'token'> & { readonly amount: bigint | 'all' },
  ): Promise<TransferEstimate>
  /** Asks the wallet; resolves as soon as the network has it. */
  transfer(parameters: TransferRequest): Promise<SentTransfer>
  readTransaction(parameters: {
    readonly id: string
    readonly mark?: string | undefined
  }): Promise<TransactionProgress>
}
