import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '../../database/Database.js'
import { createConcurrencyLimiter } from '../../http/createConcurrencyLimiter.js'
import { createRateLimiter, type RateLimit, scaleLimit } from '../../http/createRateLimiter.js'
import { readCaller, type TrustProxy } from '../../http/readAddress.js'
import { refuse, refuseForNow } from '../../http/refuse.js'
import { requireDataProject } from '../../http/requireProject.js'
import type { App, ServerEnv } from '../../http/ServerContext.js'
import type { DataService } from '../createDataService.js'
import { withCaller } from '../nodes/requestWork.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { addBalanceRoute, addHistoryRoute, addNftsRoute } from './accounts.js'
import type { DataRouteContext } from './DataRouteContext.js'
import { addExchangeRoute } from './exchanges.js'
import { addNameRoutes, addRegistrarRoutes } from './names.js'
import { addOnRampRoutes } from './onRamp.js'
import { addPictureRoute } from './picture.js'
import { addRpcRoute } from './rpc.js'
import { addSwapRoutes } from './swaps.js'
import { addPriceRoute, addSupportedChainsRoute, addTokensRoute } from './tokens.js'

export interface DataRouteOptions {
  database: Database
  data: DataService | undefined
  rateLimit: RateLimit
  trustProxy: TrustProxy
  vaultOrigin?: string | undefined
}

const limitBody = bodyLimit({ maxSize: 256_000, onError: c => refuse(c, 'payload_too_large') })

/** Routes below /v1. Without nodes only the list of networks exists, and it is empty. */
export function addDataRoutes(app: App, options: DataRouteOptions) {
  const { database, data, rateLimit, trustProxy, vaultOrigin } = options
  for (const path of ['/v1', '/v1/*']) app.use(path, limitBody, requireDataProject(database, vaultOrigin))
  addSupportedChainsRoute(app, data)
  if (!data) return
  app.use('/v1/*', shareUpstreams(rateLimit, trustProxy))
  const context: DataRouteContext = {
    app,
    database,
    data,
    rateLimit,
    trustProxy,
    readScope: c => ({ origin: readPublicOrigin(c, trustProxy), projectId: c.var.project.id }),
  }
  addBalanceRoute(context)
  addHistoryRoute(context)
  addNftsRoute(context)
  addTokensRoute(context)
  addSwapRoutes(context)
  addPriceRoute(context)
  addPictureRoute(context)
  addOnRampRoutes(context)
  addExchangeRoute(context)
  addNameRoutes(context)
  addRegistrarRoutes(context)
  addRpcRoute(context)
}

// A history request costs a few dozen calls to the node.
const upstreamCallsPerRequest = 10
const concurrency = { atOnce: 32, mostWaiting: 500 }

/** Charges callers for the upstream calls of their requests, so that one caller cannot starve the others. */
function shareUpstreams(rateLimit: RateLimit, trustProxy: TrustProxy): MiddlewareHandler<ServerEnv> {
  const limiter = createRateLimiter(scaleLimit(rateLimit, upstreamCallsPerRequest))
  const runLimited = createConcurrencyLimiter(concurrency)
  return async (c, next) => {
    const caller = readCaller(c, trustProxy).key
    const wait = limiter.take(caller, 0)
    if (wait > 0) return refuseForNow(c, wait)
    return await withCaller(task => {
      limiter.charge(caller)
      return runLimited(caller, task, () => new UpstreamFailure('This address has too many calls waiting.'))
    }, next)
  }
}

function readPublicOrigin(c: Context, trustProxy: TrustProxy): string {
  const url = new URL(c.req.url)
  if (trustProxy && c.req.header('X-Forwarded-Proto') === 'https') url.protocol = 'https:'
  return url.origin
}
