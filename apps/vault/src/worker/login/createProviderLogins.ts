import { notSignedIn, PorticoError } from '@portico/protocol'
import { type SocialProvider, type StartSocialAnswer, socialParameters } from '@portico/protocol/auth'
import { requireUser } from '../../service/createSession.ts'
import { createRefusal, isFinalRefusal } from '../../service/isServiceRefusal.ts'
import type { KeeperContext } from '../KeeperContext.ts'
import type { BroughtLogin, BroughtWay, EntryNeed } from '../keeperTypes.ts'
import { pause } from '../pause.ts'
import { beginLogin, describeDevice, giveBack } from './beginLogin.ts'

export const socialPollMs = 1_500
const longestPauseMs = 15_000

type Done<answer> = Extract<answer, { readonly state: 'done' }>

/** The provider's response goes to our service; the vault only polls for the outcome. */
export function createProviderLogins(context: KeeperContext, enterAfterCode: () => Promise<EntryNeed>) {
  const { projectId, site, auth, clock, session, store, getLeaving } = context
  let farcasterWay: { readonly id: string; readonly expiresAt: number; readonly end: AbortSignal } | undefined

  const expireAfter = (seconds: number) => clock.now() + seconds * 1000

  /** Polls until the login is decided. An unreachable service is polled again until the login expires. */
  async function poll<answer extends { readonly state: string }>(
    expiresAt: number,
    ask: () => Promise<answer>,
    signal: AbortSignal,
  ): Promise<Done<answer>> {
    let failures = 0
    for (;;) {
      signal.throwIfAborted()
      const answer = await ask().catch(error => {
        if (isFinalRefusal(error) || clock.now() >= expiresAt) throw error
        failures += 1
      })
      if (answer?.state === 'done') return answer as Done<answer>
      await pause(clock, Math.min(longestPauseMs, socialPollMs * 2 ** failures), signal)
    }
  }

  const readLogins = async () =>
    ((await store.get('social')) ?? []).filter(({ expiresAt }) => expiresAt > clock.now())

  async function remember(provider: SocialProvider, { attemptId: id, uri, expiresIn }: StartSocialAnswer) {
    const login = { id, provider, expiresAt: expireAfter(expiresIn) }
    await store.set('social', [...(await readLogins()), login])
    return uri
  }

  const start = async (provider: SocialProvider, returnTo?: string) =>
    remember(provider, await auth.startSocial({ projectId, site, provider, returnTo }))

  /** Accepts only logins started here: a URI made by an attacker must not open a wallet. */
  async function find(uri: string) {
    const id = URL.canParse(uri) ? new URL(uri).searchParams.get(socialParameters.attempt) : undefined
    const login = (await readLogins()).find(known => known.id === id)
    if (!login) throw createRefusal('social_expired')
    return login
  }

  async function askSocial(uri: string, given: AbortSignal, ticket?: string) {
    const signal = AbortSignal.any([given, getLeaving()])
    const { id: attemptId, provider, expiresAt } = await find(uri)
    const body = { attemptId, ticket, ...(await describeDevice(context)) }
    const answer = await poll(expiresAt, () => auth.finishSocial(body), signal)
    if (signal.aborted) giveBack(context, answer, signal.reason)
    return { answer, provider, attemptId }
  }

  /** @param expected the user that it must be, if the login re-authenticates an open wallet */
  async function redeemSocial({ uri, ticket }: BroughtLogin, signal: AbortSignal, expected?: string) {
    const { answer, provider, attemptId } = await askSocial(uri, signal, ticket)
    const left = (await readLogins()).filter(({ id }) => id !== attemptId)
    await (left.length === 0 ? store.delete('social') : store.set('social', left))
    await beginLogin(context, answer, { provider }, expected)
  }

  async function redeemFarcaster(given: AbortSignal, expected?: string) {
    const signal = AbortSignal.any([given, getLeaving()])
    const login = await store.get('farcaster')
    if (!login || login.expiresAt <= clock.now()) throw createRefusal('social_expired')
    const body = { attemptId: login.id, ...(await describeDevice(context)) }
    const answer = await poll(login.expiresAt, () => auth.finishFarcaster(body), signal)
    if (signal.aborted) giveBack(context, answer, signal.reason)
    await store.delete('farcaster')
    await beginLogin(context, answer, { provider: 'farcaster' }, expected)
  }

  return {
    /** Returns the URI for a window, or for the page itself, which then returns to `returnTo`. */
    startSocial: ({
      provider,
      returnTo,
    }: {
      readonly provider: SocialProvider
      readonly returnTo?: string
    }) => start(provider, returnTo),
    /** Throws once the login has failed. Success is only proven by the ticket. */
    async watchSocial(uri: string, signal: AbortSignal): Promise<never> {
      await askSocial(uri, signal)
      throw createRefusal('social_failed')
    },
    async finishSocial(login: BroughtLogin, signal: AbortSignal) {
      await redeemSocial(login, signal)
      return enterAfterCode()
    },
    async startFreshSocial() {
      const { provider } = await requireUser(session)
      if (!provider || provider === 'farcaster') throw new PorticoError(notSignedIn)
      return start(provider)
    },
    async verifyFreshSocial(login: BroughtLogin, signal: AbortSignal) {
      await redeemSocial(login, signal, (await requireUser(session)).id)
    },
    /** Starts a login in the Farcaster app and cancels the previous one. Returns the URI for the app. */
    async startFarcaster() {
      const { attemptId: id, url, expiresIn } = await auth.startFarcaster({ projectId, site })
      await store.set('farcaster', { id, expiresAt: expireAfter(expiresIn) })
      return url
    },
    watchFarcaster: (_: undefined, signal: AbortSignal) => redeemFarcaster(signal),
    enterByFarcaster: enterAfterCode,
    async verifyFreshFarcaster(_: undefined, signal: AbortSignal) {
      await redeemFarcaster(signal, (await requireUser(session)).id)
    },
    async startWayIn(provider: SocialProvider) {
      const started = await auth.startWayIn({ provider })
      return { attemptId: started.attemptId, uri: await remember(provider, started) }
    },
    async startFarcasterWay() {
      const { attemptId, uri, expiresIn } = await auth.startWayIn({ provider: 'farcaster' })
      farcasterWay = { id: attemptId, expiresAt: expireAfter(expiresIn), end: getLeaving() }
      return { attemptId, uri }
    },
    async awaitFarcasterWay(attemptId: string, given: AbortSignal): Promise<BroughtWay> {
      if (farcasterWay?.id !== attemptId) throw createRefusal('social_expired')
      const { expiresAt, end } = farcasterWay
      const ask = () => auth.awaitFarcasterWay({ attemptId })
      const { ticket } = await poll(expiresAt, ask, AbortSignal.any([given, end]))
      return { attemptId, ticket }
    },
  }
}
