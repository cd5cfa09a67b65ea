import { createMiddleware } from 'hono/factory'
import { refuse } from './refuse.js'

/** CSRF protection: content types that a form can send without a preflight are refused. */
export const requireJson = createMiddleware(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json' ? await next() : refuse(c, 'content_type_not_allowed')
})
