import type { Context } from 'hono'
import { UpstreamFailure } from '../data/UpstreamFailure.js'
import { refuse } from './refuse.js'

// Lost connections as the driver names them, and the classes of SQL state in which the database cannot serve
// now but may again: connection trouble, no resources, operator intervention, system error, read-only.
const unavailable = /^(?:CONNECT|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|CONNECTION_|08|53|57|58|25006)/

/** Answers a request whose handler threw: the reason stays in the log, never in the answer. */
export function answerFailure(error: Error, c: Context, onError: (error: Error) => void): Response {
  // Whom it asked has told of it already, once and not for every caller.
  if (error instanceof UpstreamFailure) return refuse(c, 'upstream_failed', error.message)
  onError(error)
  const { code } = error as { code?: unknown } // the database driver puts a code on its errors
  return refuse(c, unavailable.test(String(code)) ? 'unavailable' : 'internal_error')
}
