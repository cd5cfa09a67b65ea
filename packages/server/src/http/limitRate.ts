import { servicePaths } from '@portico/protocol'
import { dataPaths } from '@portico/protocol/data'
import type { MiddlewareHandler } from 'hono'
import { createRateLimiter, type RateLimit, scaleLimit } from './createRateLimiter.js'
import { readyPath } from './createReadiness.js'
import { readCaller, type TrustProxy } from './readAddress.js'
import { refuseForNow } from './refuse.js'
import type { ServerEnv } from './ServerContext.js'

type Bound = Pick<ServerEnv, 'Bindings'>

const { walletImage, assetImage, currencyImage, tokenImage, health } = servicePaths
const filePaths = [walletImage, assetImage, currencyImage, tokenImage, '/v'].map(path => `${path}/`)
const nodePaths: readonly string[] = [dataPaths.rpc, dataPaths.rpc.slice(0, -1)]

export const defaultRateLimit: RateLimit = { burst: 200, perSecond: 20 }

// A wallet list has many images, and a page of the vault several files; browsers cache them.
const filesPerCall = 10
// Libraries that watch a chain poll its node constantly.
const nodeCallsPerCall = 5

/** By address alone. Health checks have their own limit, so that a service manager always gets a response. */
export function limitRate(limit: RateLimit, trustProxy: TrustProxy) {
  const calls = createRateLimiter(limit)
  const files = createRateLimiter(scaleLimit(limit, filesPerCall))
  const nodeCalls = createRateLimiter(scaleLimit(limit, nodeCallsPerCall))
  const checks = createRateLimiter(limit)

  const findLimiter = (path: string) => {
    if (path === health || path === readyPath) return checks
    if (nodePaths.includes(path)) return nodeCalls
    const isFile = path === dataPaths.picture || filePaths.some(start => path.startsWith(start))
    return isFile ? files : calls
  }

  return limitBy<Bound>(findLimiter, trustProxy)
}

// Verification costs more CPU time than any other request.
const requestsPerSignature = 10

export function limitSignatures(limit: RateLimit, trustProxy: TrustProxy) {
  const limiter = createRateLimiter(scaleLimit(limit, 1 / requestsPerSignature))
  return limitBy<ServerEnv>(() => limiter, trustProxy)
}

type Limiter = ReturnType<typeof createRateLimiter>

const limitBy =
  <env extends Bound>(
    findLimiter: (path: string) => Limiter,
    trustProxy: TrustProxy,
  ): MiddlewareHandler<env> =>
  async (c, next) => {
    const wait = findLimiter(c.req.path).take(readCaller(c, trustProxy).key)
    return wait === 0 ? await next() : refuseForNow(c, wait)
  }
