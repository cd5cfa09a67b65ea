import type { ErrorEntry } from './ErrorEntry.js'

export const userRejected = {
  code: 'user_rejected',
  message: 'The request was declined in the wallet.',
  rpcCode: 4001,
  surface: 'view',
} as const satisfies ErrorEntry

export const requestPending = {
  code: 'request_pending',
  message: 'A request is already waiting in the wallet. Open your wallet to answer it.',
  userMessage: 'Open your wallet to continue',
  rpcCode: -32002,
  surface: 'view',
} as const satisfies ErrorEntry

/** Any failure of a wallet that has no entry of its own; the wallet's words come as `detail`. */
export const walletFailed = {
  code: 'wallet_failed',
  message: 'The wallet reported an error.',
  surface: 'view',
} as const satisfies ErrorEntry

export const accountChanged = {
  code: 'account_changed',
  message:
    'The account was changed in the wallet while the request was open. Try again with the new account.',
  surface: 'view',
} as const satisfies ErrorEntry
