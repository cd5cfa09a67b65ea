import type { ServiceErrorBody } from '@portico/protocol'
import { authErrors } from '@portico/protocol/auth'
import type { Context } from 'hono'
import { answerFailure } from '../../http/refuse.js'
import { AuthRefusal } from '../AuthRefusal.js'

export function answerRefusal(error: Error, c: Context, onError: (error: Error) => void): Response {
  if (!(error instanceof AuthRefusal)) return answerFailure(error, c, onError)
  const { status, message } = authErrors[error.code]
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
  const body: ServiceErrorBody = { error: { code: error.code, message: error.detail ?? message } }
  return c.json(body, status)
}
