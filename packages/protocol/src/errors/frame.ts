import type { ErrorEntry } from './ErrorEntry.js'

export const requestAborted = {
  code: 'request_aborted',
  message: 'Request was aborted',
  surface: 'throw',
} as const satisfies ErrorEntry

export const frameRequestAborted = {
  code: 'frame_request_aborted',
  message: 'Something went wrong',
} as const satisfies ErrorEntry

/** Fallback for an error reply without a message. */
export const frameReplyError = {
  code: 'frame_reply_error',
  message: 'An error occurred',
} as const satisfies ErrorEntry

export const emailLoginUnavailable = {
  code: 'email_login_unavailable',
  message: 'Unable to load email login dependency',
  userMessage: 'Email login didn’t load. Check your connection and content blockers, then try again.',
} as const satisfies ErrorEntry

export const frameNotSet = {
  code: 'frame_not_set',
  message: 'W3mFrame: iframe is not set',
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidFrameEvent = {
  code: 'invalid_frame_event',
  message: 'An invalid message from the embedded wallet was ignored.',
  surface: 'console',
} as const satisfies ErrorEntry

export const rpcNotAllowed = {
  code: 'rpc_not_allowed',
  message: 'Requested RPC call is not allowed',
  userMessage: 'Action not allowed',
  rpcCode: 4200,
} as const satisfies ErrorEntry

export const emailCooldown = {
  code: 'email_cooldown',
  message: ({ seconds }: { seconds: number }) => `Please try again after ${Math.ceil(seconds)} seconds`,
} as const satisfies ErrorEntry

export const invalidEmail = {
  code: 'invalid_email',
  message: 'Enter a valid email address.',
} as const satisfies ErrorEntry

export const payloadTooLarge = {
  code: 'payload_too_large',
  message: 'The request is too large for the embedded wallet. Split it into smaller ones.',
  rpcCode: -32602,
  surface: 'throw',
} as const satisfies ErrorEntry

export const tooManyApprovals = {
  code: 'too_many_approvals',
  message: 'Too many requests are waiting in the wallet. Respond to those first.',
  rpcCode: -32005,
} as const satisfies ErrorEntry

/** For logins and accounts that a vault knows but does not offer. */
export const notAvailableInVault = {
  code: 'not_available_in_vault',
  message: 'The embedded wallet doesn’t support this.',
  rpcCode: 4200,
} as const satisfies ErrorEntry

export const nestedFrame = {
  code: 'nested_frame',
  message: 'The embedded wallet doesn’t work inside another page. Open the site in its own tab.',
} as const satisfies ErrorEntry

export const frameVersionMismatch = {
  code: 'frame_version_mismatch',
  message: ({ page, vault }: { page: number; vault: number }) =>
    `The page uses version ${page} of the embedded wallet’s protocol, the vault uses version ${vault}. Update the older one.`,
  userMessage: 'The wallet on this site is out of date. Let the site’s owner know.',
} as const satisfies ErrorEntry

export const frameBlockedByCsp = {
  code: 'frame_blocked_by_csp',
  title: 'Embedded Wallet Blocked',
  message: ({ directive }: { directive: string }) =>
    `The Content-Security-Policy of this page blocks the embedded wallet’s frame. Add this to it: ${directive}.`,
  userMessage: 'Email login didn’t load. Let the site’s owner know.',
  surface: 'alert',
} as const satisfies ErrorEntry
