import type { ErrorEntry } from './ErrorEntry.js'

export const malformedAccounts = {
  code: 'malformed_accounts',
  message: 'The wallet sent an invalid list of accounts. Unlock or update it, then try again.',
} as const satisfies ErrorEntry

export const malformedTransactionHash = {
  code: 'malformed_transaction_hash',
  message:
    'The wallet sent an invalid transaction hash. Check in your wallet whether the transaction was sent before you try again.',
} as const satisfies ErrorEntry

/** For families whose signed transactions are broadcast by the page. */
export const submissionUnknown = {
  code: 'submission_unknown',
  message:
    'The network didn’t confirm that it received the transaction. Check your activity before you send it again.',
} as const satisfies ErrorEntry

export const malformedSignature = {
  code: 'malformed_signature',
  message: 'The wallet sent an invalid signature. Try again.',
} as const satisfies ErrorEntry

/** A wallet may only add instructions that protect its user. */
export const transactionAltered = {
  code: 'transaction_altered',
  message:
    'The wallet signed a different transaction than it was given. Nothing was sent. Try another wallet.',
} as const satisfies ErrorEntry

export const malformedChainId = {
  code: 'malformed_chain_id',
  message: 'The wallet sent an invalid network. Update it, then try again.',
} as const satisfies ErrorEntry

export const transactionReverted = {
  code: 'transaction_reverted',
  message: ({ hash }: { hash: string }) => `Transaction ${hash} was included in a block but failed.`,
} as const satisfies ErrorEntry

export const receiptTimeout = {
  code: 'receipt_timeout',
  message: ({ hash }: { hash: string }) =>
    `Transaction ${hash} isn’t in a block yet. It may still go through, so check it before you send it again.`,
} as const satisfies ErrorEntry
