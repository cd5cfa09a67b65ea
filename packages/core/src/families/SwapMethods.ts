import type { SentTransfer } from './TransferMethods.js'

export interface BuiltCall {
  readonly to: string
  readonly data: string
  /** In the smallest unit of the native coin. */
  readonly value: bigint
}

/** Terms of a swap. Tokens are contract addresses; undefined is the native coin. */
export interface SwapTerms {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly amount: bigint
  readonly least: bigint
}

export interface SwapApprovalRequest {
  readonly token: string
  readonly amount: bigint
  readonly call: BuiltCall
}

export interface SwapRequest {
  readonly terms: SwapTerms
  readonly call: BuiltCall
  /** The approval, if the wallet executes both atomically. */
  readonly approval?: BuiltCall | undefined
}

/** Swaps with transactions built by a service. A transaction that deviates from what was shown is not signed. */
export interface SwapMethods {
  /** Approves exactly this allowance. */
  approveSwap(parameters: SwapApprovalRequest): Promise<SentTransfer>
  swap(parameters: SwapRequest): Promise<SentTransfer>
}
