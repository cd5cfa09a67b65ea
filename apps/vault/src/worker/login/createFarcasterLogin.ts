import { authRefused, loginChanged, notSignedIn, PorticoError } from '@portico/protocol'
import { type AwaitFarcasterWayAnswer, authErrors } from '@portico/protocol/auth'
import { exportPublicKey } from '../../keys/deviceKeys.ts'
import type { StoredFarcasterLogin } from '../../store/KeyStore.ts'
import type { Keeper } from '../Keeper.ts'
import { awaitLogin, beginLogin, type DoneLogin, giveBack } from './awaitLogin.ts'
import type { SocialLoginOptions } from './createSocialLogin.ts'

export interface FarcasterLogin
  extends Pick<
    Keeper,
    | 'startFarcaster'
    | 'watchFarcaster'
    | 'enterByFarcaster'
    | 'verifyFreshFarcaster'
    | 'startFarcasterWay'
    | 'awaitFarcasterWay'
  > {
  /** Aborts pending logins on sign-out. */
  forgetFarcaster(): Promise<void>
}

/** Farcaster login: the app on another device signs, our service verifies it, and the vault polls for the result. */
export function createFarcasterLogin(options: SocialLoginOptions): FarcasterLogin {
  const { projectId, site, label, auth, clock, device, session, store, lock, enterAfterCode } = options
  let leaving = new AbortController()
  let way: StoredFarcasterLogin | undefined

  async function redeem(given: AbortSignal) {
    const signal = AbortSignal.any([given, leaving.signal])
    const login = await store.get('farcaster')
    if (!login || login.expiresAt <= clock.now()) throw refuseExpired()
    const agreementKey = await exportPublicKey(device.agreement.publicKey)
    const body = { attemptId: login.id, agreementKey, label }
    const answer = await awaitLogin<DoneLogin>(
      clock,
      login.expiresAt,
      () => auth.finishFarcaster(body),
      signal,
    )
    if (signal.aborted) giveBack(auth, answer, signal.reason)
    await store.delete('farcaster')
    return answer
  }

  return {
    async forgetFarcaster() {
      leaving.abort(new PorticoError(notSignedIn))
      leaving = new AbortController()
      way = undefined
      await store.delete('farcaster').catch(() => undefined)
    },
    async startFarcaster() {
      const { attemptId: id, url, expiresIn } = await auth.startFarcaster({ projectId, site })
      await store.set('farcaster', { id, expiresAt: clock.now() + expiresIn * 1000 })
      return url
    },
    async watchFarcaster(_, signal) {
      const before = await session.getUser()
      const answer = await redeem(signal)
      await beginLogin(options, answer, 'farcaster')
      if (before?.id !== answer.user.id) lock()
    },
    enterByFarcaster: enterAfterCode,
    async verifyFreshFarcaster(_, signal) {
      const user = await session.getUser()
      if (!user) throw new PorticoError(notSignedIn)
      const answer = await redeem(signal)
      // Another user proves nothing about this wallet.
      if (answer.user.id !== user.id) giveBack(auth, answer, new PorticoError(loginChanged))
      await beginLogin(options, answer, 'farcaster')
    },
    async startFarcasterWay() {
      const { attemptId, uri, expiresIn } = await auth.startWayIn({ provider: 'farcaster' })
      way = { id: attemptId, expiresAt: clock.now() + expiresIn * 1000 }
      return { attemptId, uri }
    },
    async awaitFarcasterWay(attemptId, given) {
      if (way?.id !== attemptId) throw refuseExpired()
      const signal = AbortSignal.any([given, leaving.signal])
      const ask = () => auth.awaitFarcasterWay({ attemptId })
      const { ticket } = await awaitLogin<DoneWay>(clock, way.expiresAt, ask, signal)
      return { attemptId, ticket }
    },
  }
}

type DoneWay = Extract<AwaitFarcasterWayAnswer, { readonly state: 'done' }>

function refuseExpired() {
  const reason = 'social_expired'
  return new PorticoError(authRefused, { context: { reason, words: authErrors[reason].message } })
}
