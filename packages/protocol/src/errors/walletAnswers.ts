import type { ErrorEntry } from './ErrorEntry.js'

export const malformedAccounts = {
  code: 'malformed_accounts',
  message:
    'The wallet answered with something that is not a list of accounts. Unlock or update it, then try again.',
  surface: 'view',
} as const satisfies ErrorEntry

export const malformedTransactionHash = {
  code: 'malformed_transaction_hash',
  message:
    'The wallet answered with something that is not a transaction hash. Check in the wallet whether the transaction was sent before you try again.',
  surface: 'view',
} as const satisfies ErrorEntry

/** For families whose signed transactions are broadcast by the page. */
export const submissionUnknown = {
  code: 'submission_unknown',
  message:
    'The network did not say whether it has taken the transaction. Look it up before you send it again.',
  surface: 'view',
} as const satisfies ErrorEntry

export const malformedSignature = {
  code: 'malformed_signature',
  message: 'The wallet answered with something that is not a signature. Try again.',
  surface: 'view',
} as const satisfies ErrorEntry

/** A wallet may only add instructions that protect its user. */
export const transactionAltered = {
  code: 'transaction_altered',
  message:
    'The wallet signed another transaction than the one it was given. Nothing was sent. Try another wallet.',
  surface: 'view',
} as const satisfies ErrorEntry

export const malformedChainId = {
  code: 'malformed_chain_id',
  message: 'The wallet answered with something that is not a chain id. Update it, then try again.',
  surface: 'view',
} as const satisfies ErrorEntry

export const transactionReverted = {
  code: 'transaction_reverted',
  message: ({ hash }: { hash: string }) => `The transaction ${hash} was included in a block but failed.`,
  surface: 'view',
} as const satisfies ErrorEntry

export const receiptTimeout = {
  code: 'receipt_timeout',
  message: ({ hash }: { hash: string }) =>
    `The transaction ${hash} is not in a block yet. It may still be included: look it up before you send it again.`,
  surface: 'view',
} as const satisfies ErrorEntry
