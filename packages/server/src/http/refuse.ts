import { type ServiceErrorBody, type ServiceErrorCode, serviceErrors } from '@portico/protocol'
import type { Context } from 'hono'
import { UpstreamFailure } from '../data/UpstreamFailure.js'
import { isUnavailable } from '../database/withRetry.js'

export function refuse(c: Context, code: ServiceErrorCode, message?: string): Response {
  const { status, message: usual } = serviceErrors[code]
  const body: ServiceErrorBody = { error: { code, message: message ?? usual } }
  return c.json(body, status, { 'Cache-Control': 'no-store' })
}

export function refuseForNow(c: Context, seconds: number): Response {
  c.header('Retry-After', String(seconds))
  return refuse(c, 'rate_limited')
}

export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal'

  constructor(
    readonly code: ServiceErrorCode,
    message?: string,
  ) {
    super(message ?? serviceErrors[code].message)
  }
}

/** Responds to what a handler has thrown. The reason of an unexpected error goes to the log, never into the response. */
export function answerFailure(error: Error, c: Context, onError: (error: Error) => void): Response {
  if (error instanceof RequestRefusal) return refuse(c, error.code, error.message)
  // The upstream has already reported it, once and not for every caller.
  if (error instanceof UpstreamFailure) return refuse(c, 'upstream_failed', error.message)
  onError(error)
  return refuse(c, isUnavailable(error) ? 'unavailable' : 'internal_error')
}
