import type { MiddlewareHandler } from 'hono'
import { refuse } from './refuse.js'

/** Milliseconds; below the 10 seconds after which pages time out. */
export const defaultRequestTimeout = 8000

/** Responds with 503 after a timeout: a database that hangs must not block a page. */
export function limitTime(milliseconds: number): MiddlewareHandler {
  return async (c, next) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>(resolve => {
      timer = setTimeout(resolve, milliseconds, 'late')
    })
    const outcome = await Promise.race([next(), late])
    clearTimeout(timer)
    if (outcome === 'late') c.res = refuse(c, 'unavailable')
  }
}
