import type { MiddlewareHandler } from 'hono'
import type { RateLimiter } from './createRateLimiter.js'
import { refuse } from './refuse.js'
import type { ServerEnv } from './ServerContext.js'

/** Limits requests per project and visitor. Behind a proxy the visitor's address is the last one it noted. */
export function limitRate(limiter: RateLimiter, trustProxy: boolean): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
    const address = forwarded ?? c.env?.incoming?.socket.remoteAddress ?? ''
    const wait = limiter.take(`${c.req.query('projectId')?.slice(0, 64)} ${address}`)
    if (wait === 0) return await next()
    c.header('Retry-After', String(wait))
    return refuse(c, 'rate_limited')
  }
}
