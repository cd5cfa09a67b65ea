import { randomUUID } from 'node:crypto'
import {
  authPaths,
  FinishFarcasterSchema,
  type FinishSocialAnswer,
  FinishSocialSchema,
  StartFarcasterSchema,
  type StartSocialAnswer,
  StartSocialSchema,
  socialParameters,
  socialPaths,
} from '@portico/protocol/auth'
import type { Context } from 'hono'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import type { AuthApp, AuthContext, AuthEnv } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertSite } from '../assertSite.js'
import { authTimes } from '../authLimits.js'
import { beginSession } from '../beginSession.js'
import type { FarcasterAttempts } from '../farcaster/createFarcasterAttempts.js'
import { addCall } from '../serviceApp.js'
import { isSame, makeTicket } from '../social/socialSecrets.js'
import { countAttempts, readAttempt, startAttempt, takeAttempt } from '../store/socialAttempts.js'
import { ensureUser } from '../store/users.js'

/**
 * POST /auth/social/start and /auth/social/finish: the same device has to start and finish, and finishing needs the
 * ticket of the browser that returned from the provider. An attacker cannot finish a login that another visitor went
 * through.
 */
export function addSocialLoginRoutes(app: AuthApp, context: AuthContext, limit: AttemptLimit) {
  const { database, hash, social, now } = context

  addCall(app, authPaths.startSocial, StartSocialSchema, async (body, c) => {
    const { projectId, site, provider, returnTo } = body
    await assertSite(context, projectId, site)
    if (!social[provider]) throw new AuthRefusal('social_unavailable')
    // Prevents an open redirect.
    if (returnTo !== undefined && !isPageOf(returnTo, site))
      throw new AuthRefusal('bad_request', undefined, 'The field "returnTo" is not on the site.')
    await limit(c)
    const { deviceId } = c.var
    const id = randomUUID()
    const attempt = { id, provider, deviceId, site: new URL(site).host, returnTo }
    await startAttempt(database, attempt, new Date(now() + authTimes.social))
    const uri = `${context.url}${socialPaths.go}?${socialParameters.attempt}=${id}`
    return { attemptId: id, uri, expiresIn: authTimes.social / 1000 } satisfies StartSocialAnswer
  })

  addCall(app, authPaths.finishSocial, FinishSocialSchema, async (body, c): Promise<FinishSocialAnswer> => {
    const { attemptId, ticket, agreementKey, label } = body
    const { deviceId } = c.var
    const login = { id: attemptId, deviceId }
    if (ticket === undefined) {
      const state = await readAttempt(database, login, new Date(now()))
      if (state !== 'pending') throw new AuthRefusal(`social_${state}`)
      return { state }
    }
    if (!isSame(ticket, makeTicket(hash, attemptId))) throw new AuthRefusal('social_failed')
    const found = await takeAttempt(database, login, new Date(now()))
    if (!found) throw new AuthRefusal('social_expired')
    const { provider, site, person } = found
    // The provider's subject alone identifies the person: two accounts with the same mail address stay separate.
    const by = { provider, ...person }
    const userId = await ensureUser(database, by, new Date(now()))
    const arrival = { userId, by, deviceId, agreementKey, label, site, wait: 0 }
    return { state: 'done', ...(await beginSession(context, arrival)) }
  })
}

/** Opaque and app origins all serialise to the same text, so only web pages are accepted. */
function isPageOf(page: string, site: string): boolean {
  const { origin, protocol } = new URL(page)
  return /^https?:$/.test(protocol) && origin === new URL(site).origin
}

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

/**
 * POST /auth/farcaster/start and /auth/farcaster/finish: the Farcaster app on another device signs in, bound to the
 * visitor's site and to the nonce of this attempt. The same device has to start and finish.
 */
export function addFarcasterLoginRoutes(
  app: AuthApp,
  context: AuthContext,
  { limit, attempts }: { limit: AttemptLimit; attempts: FarcasterAttempts },
) {
  const { database, farcaster, now } = context

  addCall(app, authPaths.startFarcaster, StartFarcasterSchema, async ({ projectId, site }, c) => {
    await assertSite(context, projectId, site)
    if (!farcaster) throw new AuthRefusal('social_unavailable')
    await limit(c)
    return attempts.start({ site, deviceId: c.var.deviceId })
  })

  addCall(
    app,
    authPaths.finishFarcaster,
    FinishFarcasterSchema,
    async (body, c): Promise<FinishSocialAnswer> => {
      const { attemptId, agreementKey, label } = body
      const { deviceId } = c.var
      const login = { id: attemptId, deviceId }
      const state = await attempts.settle(login)
      if (state === 'pending') return { state }
      const found = await takeAttempt(database, login, new Date(now()))
      if (!found) throw new AuthRefusal('social_failed')
      const { site, person } = found
      const by = { provider: 'farcaster', ...person } as const
      const userId = await ensureUser(database, by, new Date(now()))
      const arrival = { userId, by, deviceId, agreementKey, label, site: new URL(site).host, wait: 0 }
      return { state: 'done', ...(await beginSession(context, arrival)) }
    },
  )
}
