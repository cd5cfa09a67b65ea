import type { ErrorEntry } from './ErrorEntry.js'

export const userRejected = {
  code: 'user_rejected',
  message: 'You rejected the request in your wallet.',
  rpcCode: 4001,
} as const satisfies ErrorEntry

export const requestPending = {
  code: 'request_pending',
  message: 'A request is already waiting in the wallet. Open your wallet to respond.',
  userMessage: 'Open your wallet to continue',
  rpcCode: -32002,
} as const satisfies ErrorEntry

/** Any wallet failure without its own entry; `detail` contains the wallet's message. */
export const walletFailed = {
  code: 'wallet_failed',
  message: 'The wallet reported an error.',
  userMessage: 'Your wallet reported an error. Check that it’s unlocked, then try again.',
} as const satisfies ErrorEntry

/** For watch-only accounts. */
export const watchOnly = {
  code: 'watch_only',
  message: 'This account is watch-only, so it can’t sign or send anything. Connect the wallet that holds it.',
  rpcCode: 4100,
} as const satisfies ErrorEntry

export const walletEnded = {
  code: 'wallet_ended',
  message: ({ wallet }: { readonly wallet: string }) => `${wallet} disconnected. Connect again to continue.`,
  surface: 'toast',
} as const satisfies ErrorEntry

/** Not a failure: the transaction was sent as its user changed it in the wallet. */
export const changedInWallet = {
  code: 'changed_in_wallet',
  message: 'The transaction was sent with the fee or the memo that was chosen in the wallet.',
  userMessage: 'Sent with the fee or memo you chose in your wallet.',
  surface: 'toast',
} as const satisfies ErrorEntry

export const accountChanged = {
  code: 'account_changed',
  message: 'The account changed in your wallet while the request was open. Try again with the new account.',
} as const satisfies ErrorEntry
