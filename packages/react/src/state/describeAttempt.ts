import { isPorticoError, requestPending, userRejected } from '@portico/protocol'
import type { Attempt } from './createAttempt.js'

/** The state of a wallet request as views distinguish it. */
export type Asking =
  | { readonly status: 'waiting' }
  /** Pending for long: offer a retry or another method. */
  | { readonly status: 'slow' }
  /** The wallet already has an open request, perhaps in a hidden window. */
  | { readonly status: 'pending' }
  | { readonly status: 'rejected' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'done' }

export function describeAttempt(attempt: Attempt): Asking {
  if (attempt.status !== 'failed') return attempt
  const { error } = attempt
  if (isPorticoError(error, userRejected)) return { status: 'rejected' }
  if (isPorticoError(error, requestPending)) return { status: 'pending' }
  return { status: 'error', error }
}
