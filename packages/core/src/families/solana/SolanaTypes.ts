import type { FamilyShape } from '../FamilyShape.js'
import type { TokenMethods, TransferMethods } from '../TransferMethods.js'

/** The last five are older names that wallets and nodes still take. */
export type SolanaCommitment =
  | 'processed'
  | 'confirmed'
  | 'finalized'
  | 'recent'
  | 'single'
  | 'singleGossip'
  | 'root'
  | 'max'

export interface SolanaSendOptions {
  /** Sends without trying the transaction out first. */
  readonly skipPreflight?: boolean | undefined
  /** What the trial is made against. */
  readonly preflightCommitment?: SolanaCommitment | undefined
  /** How often the node sends it again before it gives up. */
  readonly maxRetries?: number | undefined
  /** The node must have come this far. */
  readonly minContextSlot?: number | undefined
}

/**
 * A transaction in wire format, legacy or versioned, signed or not: what `getTransactionEncoder()` of `@solana/kit` and
 * `serialize()` of web3.js both make, and both read.
 */
export type SolanaTransaction = Uint8Array

export interface SolanaTransactionRequest extends SolanaSendOptions {
  readonly transaction: SolanaTransaction
}

export interface SolanaConfirmation {
  readonly slot: bigint
  readonly status: 'success' | 'failed'
  /** The node's own words for what failed. */
  readonly error?: unknown
}

export interface SolanaBlockhash {
  readonly blockhash: string
  /** A transaction with this hash is not taken any more after this block. */
  readonly lastValidBlockHeight: bigint
}

/** What an account holds of one SPL token. */
export interface SolanaTokenBalance {
  /** The address of the token. */
  readonly mint: string
  /** Decimal text in whole units, e.g. `1.5`. */
  readonly amount: string
  readonly decimals: number
}

export interface SolanaMethods extends TransferMethods, TokenMethods {
  /** Answers with the transaction, this account's signature added. */
  signTransaction(parameters: { readonly transaction: SolanaTransaction }): Promise<SolanaTransaction>
  /** All or none, in the order given. */
  signAllTransactions(parameters: {
    readonly transactions: readonly SolanaTransaction[]
  }): Promise<readonly SolanaTransaction[]>
  /** The wallet sends it through its own node; answers with the first signature, in base58. */
  signAndSendTransaction(parameters: SolanaTransactionRequest): Promise<string>
  /** Waits until the network has agreed on it as far as asked: `confirmed` when not given. */
  waitForConfirmation(parameters: {
    readonly signature: string
    readonly commitment?: SolanaCommitment | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<SolanaConfirmation>
  /** A recent block of the network, for a transaction to be bound to. */
  getLatestBlockhash(): Promise<SolanaBlockhash>
  /** The SPL tokens of the account, read from the network's node. */
  getTokens(): Promise<readonly SolanaTokenBalance[]>
}

export interface SolanaTypes extends FamilyShape {
  /** A public key in base58. */
  readonly address: string
  readonly accountType: 'eoa'
  readonly messageRequest: { readonly message: string | Uint8Array }
  /** In base58. */
  readonly signature: string
  readonly transactionRequest: SolanaTransactionRequest
  /** The first signature, in base58. */
  readonly transactionId: string
  readonly methods: SolanaMethods
}

declare module '../FamilyTypes.js' {
  interface FamilyTypes {
    readonly solana: SolanaTypes
  }
}
