import type { FamilyShape } from '../FamilyShape.js'

/** The last five are older names that wallets and nodes still accept. */
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
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: SolanaCommitment | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** Wire format, legacy or versioned, signed or not, as of `@solana/kit` and web3.js. */
export type SolanaTransaction = Uint8Array

export interface SolanaTransactionRequest extends SolanaSendOptions {
  readonly transaction: SolanaTransaction
}

export interface SolanaConfirmation {
  readonly slot: bigint
  readonly status: 'success' | 'failed'
  readonly error?: unknown
}

export interface SolanaBlockhash {
  readonly blockhash: string
  /** Transactions with this blockhash expire after this block. */
  readonly lastValidBlockHeight: bigint
}

export interface SolanaTokenBalance {
  readonly mint: string
  /** Decimal text in whole units, e.g. `1.5`. */
  readonly amount: string
  readonly decimals: number
}

export interface SolanaMethods {
  /** Resolves to the transaction with this account's signature added. */
  signTransaction(parameters: { readonly transaction: SolanaTransaction }): Promise<SolanaTransaction>
  /** All or none, in the given order. */
  signAllTransactions(parameters: {
    readonly transactions: readonly SolanaTransaction[]
  }): Promise<readonly SolanaTransaction[]>
  /** The wallet broadcasts it through its own node; resolves to the first signature in base58. */
  signAndSendTransaction(parameters: SolanaTransactionRequest): Promise<string>
  /** Waits for the given commitment. Default: `confirmed`. */
  waitForConfirmation(parameters: {
    readonly signature: string
    readonly commitment?: SolanaCommitment | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<SolanaConfirmation>
  getLatestBlockhash(): Promise<SolanaBlockhash>
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
