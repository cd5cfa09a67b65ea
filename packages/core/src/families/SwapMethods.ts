import type { SentTransfer } from './TransferMethods.js'

/** A transaction that the data service has made for what a visitor wants. */
export interface BuiltCall {
  readonly to: string
  readonly data: string
  /** Of the network's currency, in its smallest unit. */
  readonly value: bigint
}

/** What a swap takes and gives. Tokens are addresses of contracts; the network's currency when not given. */
export interface SwapTerms {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** What is taken, in the smallest unit. */
  readonly amount: bigint
  /** The least that is given, in the smallest unit. */
  readonly least: bigint
}

/** How a family swaps tokens by transactions that a service has made: what says anything else than was shown is not signed. */
export interface SwapMethods {
  /** Lets the exchange take so much of a token, and no more. */
  approveSwap(parameters: {
    readonly token: string
    readonly amount: bigint
    readonly call: BuiltCall
  }): Promise<SentTransfer>
  swap(parameters: {
    readonly terms: SwapTerms
    readonly call: BuiltCall
    /** The leave to take what is given, where the wallet does both or neither. */
    readonly approval?: BuiltCall | undefined
  }): Promise<SentTransfer>
}
