import type { ErrorEntry } from './ErrorEntry.js'

export const requestAborted = {
  code: 'request_aborted',
  message: 'Request was aborted',
  surface: 'throw',
} as const satisfies ErrorEntry

export const frameRequestAborted = {
  code: 'frame_request_aborted',
  message: 'Something went wrong',
  surface: 'view',
} as const satisfies ErrorEntry

/** The fallback for an error reply that carries no message of its own. */
export const frameReplyError = {
  code: 'frame_reply_error',
  message: 'An error occurred',
  surface: 'view',
} as const satisfies ErrorEntry

export const emailLoginUnavailable = {
  code: 'email_login_unavailable',
  message: 'Unable to load email login dependency',
  surface: 'view',
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
  surface: 'view',
} as const satisfies ErrorEntry

export const emailCooldown = {
  code: 'email_cooldown',
  message: ({ seconds }: { seconds: number }) => `Please try again after ${Math.ceil(seconds)} seconds`,
  surface: 'view',
} as const satisfies ErrorEntry
