import type { Context } from 'hono'
import type { RateLimit } from '../../http/createRateLimiter.js'
import type { App, ServerEnv } from '../../http/ServerContext.js'
import type { DataService } from '../createDataService.js'
import type { PictureScope } from './formatPictureUrl.js'

export interface DataRouteContext {
  app: App
  data: DataService
  readScope(c: Context<ServerEnv>): PictureScope
  rateLimit: RateLimit
  trustProxy: boolean
}
