import { type ServiceErrorBody, type ServiceErrorCode, serviceErrors } from '@portico/protocol'
import type { Context } from 'hono'

export function refuse(c: Context, code: ServiceErrorCode, message?: string): Response {
  const { status, message: usual } = serviceErrors[code]
  const body: ServiceErrorBody = { error: { code, message: message ?? usual } }
  return c.json(body, status, { 'Cache-Control': 'no-store' })
}
