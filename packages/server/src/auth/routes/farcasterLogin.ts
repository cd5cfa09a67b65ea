import { randomUUID } from 'node:crypto'
import {
  authPaths,
  FinishFarcasterSchema,
  type FinishSocialAnswer,
  type StartFarcasterAnswer,
  StartFarcasterSchema,
} from '@portico/protocol/auth'
import { toError } from '../../toError.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertSite } from '../assertSite.js'
import { authTimes } from '../authLimits.js'
import { beginSession } from '../beginSession.js'
import type { FarcasterLogin } from '../farcaster/createFarcasterLogin.js'
import { addCall } from '../http/addCall.js'
import type { AttemptLimit } from '../social/createAttemptLimit.js'
import {
  advanceAttempt,
  findAttempt,
  type SocialAttempt,
  settleAttempt,
  startAttempt,
  takeAttempt,
} from '../store/socialAttempts.js'
import { ensureUser } from '../store/users.js'

/**
 * POST /auth/farcaster/start and /auth/farcaster/finish: the app on another device signs who somebody is, for the site that
 * they are on and for a nonce of this login. Begins and ends with the same device.
 */
export function addFarcasterLoginRoutes(app: AuthApp, context: AuthContext, limit: AttemptLimit) {
  const { database, hash, farcaster, now, onError } = context

  /** Nothing that was signed for one login is anything for another. */
  const makeNonce = (id: string) => hash('farcaster-nonce', id).toString('hex')

  addCall(app, authPaths.startFarcaster, StartFarcasterSchema, async ({ projectId, site }, c) => {
    await assertSite(context, projectId, site)
    if (!farcaster) throw new AuthRefusal('social_unavailable')
    await limit(c)
    const id = randomUUID()
    const expiresAt = now() + authTimes.social
    const { origin: uri, host: domain } = new URL(site)
    const question = { domain, uri, nonce: makeNonce(id), expiresAt }
    const { channel, url } = await farcaster.ask(question).catch(cause => {
      onError(toError(cause))
      throw new AuthRefusal('social_failed')
    })
    const { deviceId } = c.var
    const attempt = { id, provider: 'farcaster', deviceId, site: uri, returnTo: undefined, channel } as const
    await startAttempt(database, attempt, new Date(expiresAt))
    const answer: StartFarcasterAnswer = { attemptId: id, url, expiresIn: authTimes.social / 1000 }
    return answer
  })

  addCall(
    app,
    authPaths.finishFarcaster,
    FinishFarcasterSchema,
    async ({ attemptId, agreementKey, label }, c): Promise<FinishSocialAnswer> => {
      const { deviceId } = c.var
      const login = { id: attemptId, deviceId }
      const attempt = await findAttempt(database, login, new Date(now()))
      if (attempt?.provider !== 'farcaster' || !farcaster) throw new AuthRefusal('social_expired')
      if (attempt.state === 'started' && !(await settle(farcaster, attempt))) return { state: 'pending' }
      // Somebody else who asked is reading the answer.
      if (attempt.state === 'answered') return { state: 'pending' }
      const found = await takeAttempt(database, login, new Date(now()))
      if (!found) throw new AuthRefusal('social_failed')
      const { site, person } = found
      const by = { provider: 'farcaster', ...person } as const
      const userId = await ensureUser(database, by, new Date(now()))
      const arrival = { userId, by, deviceId, agreementKey, label, site: new URL(site).host, wait: 0 }
      return { state: 'done', ...(await beginSession(context, arrival)) }
    },
  )

  /** Takes the answer of the app, once. @returns whether there is one */
  async function settle(login: FarcasterLogin, { id, site, channel }: SocialAttempt): Promise<boolean> {
    const answer = await login.read(channel ?? '').catch(cause => {
      // A relay that is down for a moment has not said no.
      onError(toError(cause))
      return 'pending' as const
    })
    if (answer === 'pending') return false
    if (!(await advanceAttempt(database, id, 'started', 'answered', new Date(now())))) return false
    const { origin: uri, host: domain } = new URL(site)
    const person =
      answer === 'gone'
        ? undefined
        : await answer({ domain, uri, nonce: makeNonce(id) }).catch(cause => {
            onError(new Error(`A login by farcaster failed: ${toError(cause).message}`))
          })
    await settleAttempt(database, id, person ? { state: 'done', person } : { state: 'failed' })
    return true
  }
}
