import { servicePaths } from '@portico/protocol'
import type { MiddlewareHandler } from 'hono'
import { createRateLimiter, type RateLimit } from './createRateLimiter.js'
import { readAddress } from './readAddress.js'
import { refuse } from './refuse.js'
import type { ServerEnv } from './ServerContext.js'

const { walletImage, assetImage, currencyImage, tokenImage, health } = servicePaths
/** Pictures, and the files of the vault. */
const filePaths = [walletImage, assetImage, currencyImage, tokenImage, '/v'].map(path => `${path}/`)

export const defaultRateLimit: RateLimit = { burst: 200, perSecond: 20 }

// A list of wallets has many pictures, a page of the vault several files, and browsers keep them.
const filesPerCall = 10

/**
 * Limits requests by where they come from and by nothing that they say. Files have a larger allowance, and health one of
 * its own, so that a service manager at the same address is answered while others call too often.
 */
export function limitRate(
  limit: RateLimit,
  trustProxy: boolean,
): MiddlewareHandler<Pick<ServerEnv, 'Bindings'>> {
  const calls = createRateLimiter(limit)
  const files = createRateLimiter({
    burst: limit.burst * filesPerCall,
    perSecond: limit.perSecond * filesPerCall,
  })
  const checks = createRateLimiter(limit)

  const findLimiter = (path: string) => {
    if (path === health) return checks
    return filePaths.some(start => path.startsWith(start)) ? files : calls
  }

  return async (c, next) => {
    const source = {
      remoteAddress: c.env?.incoming?.socket.remoteAddress,
      forwarded: c.req.header('X-Forwarded-For'),
    }
    const wait = findLimiter(c.req.path).take(readAddress(source, trustProxy).key)
    if (wait === 0) return await next()
    c.header('Retry-After', String(wait))
    return refuse(c, 'rate_limited')
  }
}
