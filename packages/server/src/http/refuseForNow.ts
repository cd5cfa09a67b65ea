import type { Context } from 'hono'
import { refuse } from './refuse.js'

export function refuseForNow(c: Context, seconds: number): Response {
  c.header('Retry-After', String(seconds))
  return refuse(c, 'rate_limited')
}
