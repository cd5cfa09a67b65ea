import { randomUUID } from 'node:crypto'
import type { StartFarcasterAnswer } from '@portico/protocol/auth'
import { toError } from '../../ServerFailure.js'
import type { AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { authTimes } from '../authLimits.js'
import {
  advanceAttempt,
  findAttempt,
  type SocialAttempt,
  settleAttempt,
  startAttempt,
} from '../store/socialAttempts.js'

export interface FarcasterAsked {
  site: string
  deviceId: string
  userId?: string
}

export type FarcasterAttempts = ReturnType<typeof createFarcasterAttempts>

export function createFarcasterAttempts(context: AuthContext) {
  const { database, hash, farcaster, now, onError } = context

  /** The nonce binds the signature to one attempt. */
  const makeNonce = (id: string) => hash('farcaster-nonce', id).toString('hex')

  /** @returns whether there was a response; it is accepted only once */
  async function take({ id, site, channel }: SocialAttempt): Promise<boolean> {
    const answer = await farcaster?.read(channel ?? '').catch(cause => {
      // An outage of the relay is not a refusal.
      onError(toError(cause))
      return 'pending' as const
    })
    if (!answer || answer === 'pending') return false
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

  return {
    async start({ site, deviceId, userId }: FarcasterAsked): Promise<StartFarcasterAnswer> {
      if (!farcaster) throw new AuthRefusal('social_unavailable')
      const id = randomUUID()
      const expiresAt = now() + authTimes.social
      const { origin: uri, host: domain } = new URL(site)
      const question = { domain, uri, nonce: makeNonce(id), expiresAt }
      const { channel, url } = await farcaster.ask(question).catch(cause => {
        onError(toError(cause))
        throw new AuthRefusal('social_failed')
      })
      const attempt = { id, provider: 'farcaster', deviceId, site: uri, channel, userId } as const
      await startAttempt(database, attempt, new Date(expiresAt))
      return { attemptId: id, url, expiresIn: authTimes.social / 1000 }
    },
    /** Reads the app's response. Only for the device that started the attempt, and for its purpose. */
    async settle({ id, deviceId, userId }: Omit<FarcasterAsked, 'site'> & { id: string }) {
      const attempt = await findAttempt(database, { id, deviceId }, new Date(now()))
      if (attempt?.provider !== 'farcaster' || (attempt.userId ?? undefined) !== userId || !farcaster)
        throw new AuthRefusal('social_expired')
      if (attempt.state === 'started') return (await take(attempt)) ? 'settled' : 'pending'
      return attempt.state === 'answered' ? 'pending' : 'settled'
    },
  }
}
