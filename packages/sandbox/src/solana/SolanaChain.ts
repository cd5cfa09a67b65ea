import type { Address, EncodedAccount } from '@solana/kit'
import type { LiteSVM, TransactionMetadata } from 'litesvm'
import type { TransactionError } from './describeFailure.js'
import type { ReadTransaction } from './readTransaction.js'

/** Balance of an account before or after a transaction. */
export interface Holding {
  readonly lamports: bigint
  readonly token?: {
    readonly mint: string
    readonly owner: string
    readonly program: string
    readonly amount: bigint
  }
}

/** An included transaction, whether it succeeded or only paid its fee. */
export interface ProcessedTransaction extends ReadTransaction {
  readonly slot: bigint
  readonly blockTime: number
  readonly error: TransactionError
  readonly fee: bigint
  readonly meta: TransactionMetadata
  /** All accounts, those from lookup tables last. */
  readonly addresses: readonly Address[]
  readonly loaded: LoadedAddresses
  readonly before: readonly Holding[]
  readonly after: readonly Holding[]
}

export interface LoadedAddresses {
  readonly writable: readonly Address[]
  readonly readonly: readonly Address[]
}

export interface Simulation {
  readonly error: TransactionError
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly returnData: { readonly programId: string; readonly data: readonly [string, 'base64'] } | null
  readonly accounts: ReadonlyMap<string, EncodedAccount>
}

export interface SolanaChain {
  readonly svm: LiteSVM
  readonly genesisHash: string
  /** Recent prioritization fees in micro-lamports per compute unit. */
  readonly prices: readonly number[]
  getSlot(): bigint
  getBlockhash(): { readonly blockhash: string; readonly lastValidBlockHeight: bigint }
  isBlockhashValid(blockhash: string): boolean
  /** Newest first. */
  getTransactions(): readonly ProcessedTransaction[]
  findTransaction(signature: string): ProcessedTransaction | undefined
  simulate(read: ReadTransaction, options: { sigVerify: boolean; anyBlockhash: boolean }): Simulation
  /** Undefined if the network would have dropped it without a trace. */
  execute(read: ReadTransaction): ProcessedTransaction | undefined
  airdrop(recipient: string, lamports: bigint): ProcessedTransaction
  advance(): void
  onSlot(listener: (slot: bigint) => void): () => void
  onTransaction(listener: (transaction: ProcessedTransaction) => void): () => void
}
