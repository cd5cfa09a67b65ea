import type { Context } from 'hono'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import type { AuthContext, AuthEnv } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { authTimes } from '../authLimits.js'
import { countAttempts } from '../store/socialAttempts.js'

export type AttemptLimit = (c: Context<AuthEnv>) => Promise<void>

export function createAttemptLimit({ database, limits, now, trustProxy }: AuthContext): AttemptLimit {
  const networks = createRateLimiter(hourly(limits.socialsPerNetwork), now)
  return async c => {
    const wait = networks.take(readCaller(c, trustProxy).block)
    if (wait > 0) throw new AuthRefusal('rate_limited', wait)
    if ((await countAttempts(database, c.var.deviceId, new Date(now()))) >= limits.openSocials)
      throw new AuthRefusal('rate_limited', authTimes.minute / 1000)
  }
}
