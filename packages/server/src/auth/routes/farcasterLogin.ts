import {
  authPaths,
  FinishFarcasterSchema,
  type FinishSocialAnswer,
  StartFarcasterSchema,
} from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertSite } from '../assertSite.js'
import { beginSession } from '../beginSession.js'
import type { FarcasterAttempts } from '../farcaster/createFarcasterAttempts.js'
import { addCall } from '../http/addCall.js'
import type { AttemptLimit } from '../social/createAttemptLimit.js'
import { takeAttempt } from '../store/socialAttempts.js'
import { ensureUser } from '../store/users.js'

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
    async ({ attemptId, agreementKey, label }, c): Promise<FinishSocialAnswer> => {
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
