import { authRefused, loginChanged, notSignedIn, PorticoError } from '@portico/protocol'
import {
  authErrors,
  type SocialProvider,
  type StartSocialAnswer,
  socialParameters,
} from '@portico/protocol/auth'
import { exportPublicKey } from '../../keys/deviceKeys.ts'
import type { StoredSocialLogin } from '../../store/KeyStore.ts'
import type { RootHolder } from '../createRootHolder.ts'
import type { BroughtLogin, Keeper, KeeperState } from '../Keeper.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { awaitLogin, beginLogin, type DoneLogin, giveBack } from './awaitLogin.ts'
import type { Entry } from './createEntry.ts'

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
    'startSocial' | 'watchSocial' | 'finishSocial' | 'startFreshSocial' | 'verifyFreshSocial' | 'startWayIn'
  > {
  /** Aborts pending logins on sign-out. */
  forgetSocials(): Promise<void>
}

/** Social login. The provider's response goes to our service; the vault only polls for the outcome. */
export function createSocialLogin(options: SocialLoginOptions): SocialLogin {
  const { projectId, site, label, auth, clock, device, session, store, lock, enterAfterCode } = options

  let leaving = new AbortController()

  const readLogins = async () => {
    const logins = (await store.get('social')) ?? []
    return logins.filter(({ expiresAt }) => expiresAt > clock.now())
  }

  async function start(provider: SocialProvider, returnTo?: string): Promise<string> {
    const body = { projectId, site, provider, ...(returnTo !== undefined && { returnTo }) }
    return remember(provider, await auth.startSocial(body))
  }

  async function remember(provider: SocialProvider, started: StartSocialAnswer): Promise<string> {
    const { attemptId: id, uri, expiresIn } = started
    const login = { id, provider, expiresAt: clock.now() + expiresIn * 1000 }
    // The visitor may return to another page.
    await store.set('social', [...(await readLogins()), login])
    return uri
  }

  /** Accepts only logins started here: a URI made by an attacker must not open a wallet. */
  async function find(uri: string): Promise<StoredSocialLogin> {
    const id = readAttempt(uri)
    const login = (await readLogins()).find(known => known.id === id)
    if (!login) throw refuse('social_expired')
    return login
  }

  async function ask({ id, expiresAt }: StoredSocialLogin, ticket: string | undefined, signal: AbortSignal) {
    const agreementKey = await exportPublicKey(device.agreement.publicKey)
    const body = { attemptId: id, agreementKey, label, ...(ticket !== undefined && { ticket }) }
    return awaitLogin<DoneLogin>(clock, expiresAt, () => auth.finishSocial(body), signal)
  }

  async function redeem({ uri, ticket }: BroughtLogin, given: AbortSignal) {
    const signal = AbortSignal.any([given, leaving.signal])
    const found = await find(uri)
    const answer = await ask(found, ticket, signal)
    if (signal.aborted) giveBack(auth, answer, signal.reason)
    const left = (await readLogins()).filter(({ id }) => id !== found.id)
    await (left.length === 0 ? store.delete('social') : store.set('social', left))
    return { answer, provider: found.provider }
  }

  const begin = (answer: DoneLogin, provider: SocialProvider) => beginLogin(options, answer, provider)

  return {
    async forgetSocials() {
      leaving.abort(new PorticoError(notSignedIn))
      leaving = new AbortController()
      await store.delete('social').catch(() => undefined)
    },
    startSocial: ({ provider, returnTo }) => start(provider, returnTo),
    async watchSocial(uri, signal) {
      await ask(await find(uri), undefined, AbortSignal.any([signal, leaving.signal]))
      // Without a ticket there is no login, whatever the service answers.
      throw refuse('social_failed')
    },
    async finishSocial(login, signal) {
      const before = await session.getUser()
      const { answer, provider } = await redeem(login, signal)
      await begin(answer, provider)
      if (before?.id !== answer.user.id) lock()
      return enterAfterCode()
    },
    async startWayIn(provider) {
      const started = await auth.startWayIn({ provider })
      return { attemptId: started.attemptId, uri: await remember(provider, started) }
    },
    async startFreshSocial() {
      const user = await session.getUser()
      if (!user?.provider || user.provider === 'farcaster') throw new PorticoError(notSignedIn)
      return start(user.provider)
    },
    async verifyFreshSocial(login, signal) {
      const user = await session.getUser()
      if (!user) throw new PorticoError(notSignedIn)
      const { answer, provider } = await redeem(login, signal)
      // Another account at the provider proves nothing about this wallet.
      if (answer.user.id !== user.id) giveBack(auth, answer, new PorticoError(loginChanged))
      await begin(answer, provider)
    },
  }
}

const readAttempt = (uri: string) =>
  URL.canParse(uri) ? new URL(uri).searchParams.get(socialParameters.attempt) : undefined

const refuse = (reason: 'social_expired' | 'social_failed') =>
  new PorticoError(authRefused, { context: { reason, words: authErrors[reason].message } })
