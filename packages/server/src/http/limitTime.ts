import type { MiddlewareHandler } from 'hono'
import { refuse } from './refuse.js'

/** Milliseconds. Pages give up after 10 seconds. */
export const defaultRequestTimeout = 8000

/** Answers 503 when the work takes too long: a database that neither answers nor fails must not hold up a page. */
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
