import type { MiddlewareHandler } from 'hono'
import { createRateLimiter, type RateLimit } from './createRateLimiter.js'
import { readCaller } from './readCaller.js'
import { refuseForNow } from './refuseForNow.js'
import type { ServerEnv } from './ServerContext.js'

// Nothing else that a caller can ask for costs as much processor time.
const requestsPerSignature = 10

/** Limits how often one caller has signatures verified. */
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
