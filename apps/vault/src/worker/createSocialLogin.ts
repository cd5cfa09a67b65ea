import { authRefused, loginChanged, notSignedIn, PorticoError } from '@portico/protocol'
import {
  authErrors,
  type FinishSocialAnswer,
  type SocialProvider,
  socialParameters,
} from '@portico/protocol/auth'
import { exportPublicKey } from '../keys/deviceKeys.ts'
import { isFinalRefusal } from '../service/isFinalRefusal.ts'
import type { StoredSocialLogin } from '../store/KeyStore.ts'
import type { Entry } from './createEntry.ts'
import type { RootHolder } from './createRootHolder.ts'
import type { BroughtLogin, Keeper, KeeperState } from './Keeper.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import { pause } from './pause.ts'

export interface SocialLoginOptions
  extends Pick<
      KeeperOptions,
      'projectId' | 'site' | 'label' | 'auth' | 'clock' | 'device' | 'session' | 'store'
    >,
    Pick<RootHolder, 'lock'>,
    Pick<Entry, 'enterAfterCode'> {
  readonly state: Pick<KeeperState, 'codeAt' | 'loginAt' | 'typedEmail'>
}

export interface SocialLogin
  extends Pick<
    Keeper,
    'startSocial' | 'watchSocial' | 'finishSocial' | 'startFreshSocial' | 'verifyFreshSocial'
  > {
  /** Nobody waits for a login any more: somebody has signed out. */
  forgetSocials(): Promise<void>
}

export const socialPollMs = 1_500
const longestPauseMs = 15_000

type Done = Extract<FinishSocialAnswer, { readonly state: 'done' }>

/** In by an account at another service. What that says goes to our service; here is only asked what has become of it. */
export function createSocialLogin(options: SocialLoginOptions): SocialLogin {
  const { projectId, site, label, auth, clock, device, session, store, state, lock, enterAfterCode } = options

  let leaving = new AbortController()

  const readLogins = async () => {
    const logins = (await store.get('social')) ?? []
    return logins.filter(({ expiresAt }) => expiresAt > clock.now())
  }

  async function start(provider: SocialProvider, returnTo?: string): Promise<string> {
    const body = { projectId, site, provider, ...(returnTo !== undefined && { returnTo }) }
    const { attemptId: id, uri, expiresIn } = await auth.startSocial(body)
    const login = { id, provider, expiresAt: clock.now() + expiresIn * 1000 }
    // The page may be another one when the person is back.
    await store.set('social', [...(await readLogins()), login])
    return uri
  }

  /** Only what was begun here: an address that somebody else has made opens nobody's wallet. */
  async function find(uri: string): Promise<StoredSocialLogin> {
    const id = readAttempt(uri)
    const login = (await readLogins()).find(known => known.id === id)
    if (!login) throw refuse('social_expired')
    return login
  }

  /** Asks until there is a decision. A service that cannot be reached is asked again, as long as there can be one. */
  async function ask(
    { id, expiresAt }: StoredSocialLogin,
    ticket: string | undefined,
    signal: AbortSignal,
  ): Promise<Done> {
    const agreementKey = await exportPublicKey(device.agreement.publicKey)
    const body = { attemptId: id, agreementKey, label, ...(ticket !== undefined && { ticket }) }
    let failures = 0
    for (;;) {
      signal.throwIfAborted()
      const answer = await auth.finishSocial(body).catch(error => {
        if (isFinalRefusal(error) || clock.now() >= expiresAt) throw error
        failures += 1
      })
      if (answer?.state === 'done') return answer
      await pause(clock, Math.min(longestPauseMs, socialPollMs * 2 ** failures), signal)
    }
  }

  /** A session that nobody wants is over at once, where the service can be told. */
  function giveBack({ accessToken }: Done, reason: unknown): never {
    auth.endSession(accessToken).catch(() => undefined)
    throw reason
  }

  async function redeem({ uri, ticket }: BroughtLogin, given: AbortSignal) {
    const signal = AbortSignal.any([given, leaving.signal])
    const found = await find(uri)
    const answer = await ask(found, ticket, signal)
    if (signal.aborted) giveBack(answer, signal.reason)
    const left = (await readLogins()).filter(({ id }) => id !== found.id)
    await (left.length === 0 ? store.delete('social') : store.set('social', left))
    return { answer, provider: found.provider }
  }

  async function begin({ user, ...tokens }: Done, provider: SocialProvider) {
    const { accessToken, refreshToken, expiresIn } = tokens
    // What somebody else has proven here says nothing about this wallet.
    if ((await session.getUser())?.id !== user.id) state.codeAt = undefined
    // A mailbox of theirs that the service names was not typed here.
    state.typedEmail = undefined
    state.loginAt = clock.now()
    await session.begin({ ...user, provider }, { accessToken, refreshToken, expiresIn })
  }

  return {
    async forgetSocials() {
      leaving.abort(new PorticoError(notSignedIn))
      leaving = new AbortController()
      await store.delete('social').catch(() => undefined)
    },
    startSocial: ({ provider, returnTo }) => start(provider, returnTo),
    async watchSocial(uri, signal) {
      await ask(await find(uri), undefined, AbortSignal.any([signal, leaving.signal]))
      // Without a ticket nobody is let in, whatever a service answers.
      throw refuse('social_failed')
    },
    async finishSocial(login, signal) {
      const before = await session.getUser()
      const { answer, provider } = await redeem(login, signal)
      await begin(answer, provider)
      if (before?.id !== answer.user.id) lock()
      return enterAfterCode()
    },
    async startFreshSocial() {
      const user = await session.getUser()
      if (!user?.provider) throw new PorticoError(notSignedIn)
      return start(user.provider)
    },
    async verifyFreshSocial(login, signal) {
      const user = await session.getUser()
      if (!user) throw new PorticoError(notSignedIn)
      const { answer, provider } = await redeem(login, signal)
      // Somebody else at the provider proves nothing about this wallet.
      if (answer.user.id !== user.id) giveBack(answer, new PorticoError(loginChanged))
      await begin(answer, provider)
    },
  }
}

const readAttempt = (uri: string) =>
  URL.canParse(uri) ? new URL(uri).searchParams.get(socialParameters.attempt) : undefined

const refuse = (reason: 'social_expired' | 'social_failed') =>
  new PorticoError(authRefused, { context: { reason, words: authErrors[reason].message } })
