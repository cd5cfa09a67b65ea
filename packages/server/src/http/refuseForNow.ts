import type { Context } from 'hono'
import { refuse } from './refuse.js'

/** Answers that the caller asks too often, and how many seconds to wait. */
export function refuseForNow(c: Context, seconds: number): Response {
  c.header('Retry-After', String(seconds))
  return refuse(c, 'rate_limited')
}
