import type { Context } from 'hono'
import { UpstreamFailure } from '../data/UpstreamFailure.js'
import { isUnavailable } from '../database/isUnavailable.js'
import { refuse } from './refuse.js'

/** Handles an unexpected error: the reason goes to the log, never into the response. */
export function answerFailure(error: Error, c: Context, onError: (error: Error) => void): Response {
  // The upstream has already reported it, once and not for every caller.
  if (error instanceof UpstreamFailure) return refuse(c, 'upstream_failed', error.message)
  onError(error)
  return refuse(c, isUnavailable(error) ? 'unavailable' : 'internal_error')
}
