import { isPorticoError, requestPending, userRejected } from '@portico/protocol'
import type { Attempt } from './createAttempt.js'

/** How something that is asked of a wallet stands, as far as views tell it apart. */
export type Asking =
  | { readonly status: 'waiting' }
  /** Nothing happened for a while: offer to try again or another way. */
  | { readonly status: 'slow' }
  /** The wallet already has a request open, perhaps in a window that is hidden. */
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
