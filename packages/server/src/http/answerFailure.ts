import type { Context } from 'hono'
import { UpstreamFailure } from '../data/UpstreamFailure.js'
import { isUnavailable } from '../database/isUnavailable.js'
import { refuse } from './refuse.js'

/** Answers a request whose handler threw: the reason stays in the log, never in the answer. */
export function answerFailure(error: Error, c: Context, onError: (error: Error) => void): Response {
  // Whom it asked has told of it already, once and not for every caller.
  if (error instanceof UpstreamFailure) return refuse(c, 'upstream_failed', error.message)
  onError(error)
  return refuse(c, isUnavailable(error) ? 'unavailable' : 'internal_error')
}
