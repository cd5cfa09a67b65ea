import type { MiddlewareHandler } from 'hono'
import { createRateLimiter, type RateLimit } from './createRateLimiter.js'
import { readCaller } from './readCaller.js'
import { refuseForNow } from './refuseForNow.js'
import type { ServerEnv } from './ServerContext.js'

// Verification costs more CPU time than any other request.
const requestsPerSignature = 10

export function limitSignatures(
  { burst, perSecond }: RateLimit,
  trustProxy: boolean,
): MiddlewareHandler<ServerEnv> {
  const limiter = createRateLimiter({
    burst: Math.ceil(burst / requestsPerSignature),
    perSecond: perSecond / requestsPerSignature,
  })
  return async (c, next) => {
    const wait = limiter.take(readCaller(c, trustProxy))
    return wait === 0 ? await next() : refuseForNow(c, wait)
  }
}
