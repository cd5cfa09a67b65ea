import { servicePaths } from '@portico/protocol'
import { dataPaths } from '@portico/protocol/data'
import type { MiddlewareHandler } from 'hono'
import { createRateLimiter, type RateLimit } from './createRateLimiter.js'
import { readyPath } from './createReadiness.js'
import { readCaller } from './readCaller.js'
import { refuseForNow } from './refuseForNow.js'
import type { ServerEnv } from './ServerContext.js'

const { walletImage, assetImage, currencyImage, tokenImage, health } = servicePaths
/** Pictures, and the files of the vault. */
const filePaths = [walletImage, assetImage, currencyImage, tokenImage, '/v'].map(path => `${path}/`)
const nodePaths: readonly string[] = [dataPaths.rpc, dataPaths.rpc.slice(0, -1)]

export const defaultRateLimit: RateLimit = { burst: 200, perSecond: 20 }

// A list of wallets has many pictures, a page of the vault several files, and browsers keep them.
const filesPerCall = 10
// A library that watches a chain asks its node all the time.
const nodeCallsPerCall = 5

/**
 * Limits requests by where they come from and by nothing that they say. Files and calls of nodes have larger allowances,
 * and health one of its own, so that a service manager at the same address is answered while others call too often.
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
  const nodeCalls = createRateLimiter({
    burst: limit.burst * nodeCallsPerCall,
    perSecond: limit.perSecond * nodeCallsPerCall,
  })
  const checks = createRateLimiter(limit)

  const findLimiter = (path: string) => {
    if (path === health || path === readyPath) return checks
    if (nodePaths.includes(path)) return nodeCalls
    const isFile = path === dataPaths.picture || filePaths.some(start => path.startsWith(start))
    return isFile ? files : calls
  }

  return async (c, next) => {
    const wait = findLimiter(c.req.path).take(readCaller(c, trustProxy))
    return wait === 0 ? await next() : refuseForNow(c, wait)
  }
}
