import type { Environment, LoginAnswer, LoginStep } from '@portico/core'
import { getPlatform, type SourceSession, type WindowStep, wait, withAbort } from '@portico/core/adapter'
import { PorticoError, popupClosed, socialConnectionFailed, userRejected } from '@portico/protocol'
import { resultParameter, type SocialProvider, socialProviders } from '@portico/protocol/frame'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { evmNamespace } from '../families/evm/evmChains.js'
import type { Channel } from '../frame/createChannel.js'
import type { WindowReach } from '../frame/createWindowReach.js'
import { openProviderWindow } from '../frame/openVaultWindow.js'
import { loginKeys } from '../loginKeys.js'
import type { Chains } from './createChains.js'
import type { SignOut } from './createLoginCache.js'
import type { SessionManager } from './createSessionManager.js'

interface SocialLoginOptions {
  readonly environment: Environment
  readonly vault: string
  readonly channel: Pick<Channel, 'request'>
  readonly chains: Pick<Chains, 'get' | 'getRpcUrl'>
  readonly reach: Pick<WindowReach, 'isCutOff'>
  readonly sessions: Pick<SessionManager, 'completeLogin'>
  readonly signOut: SignOut
}

export interface SocialLogin {
  answer(step: WindowStep, answer: LoginAnswer, signal?: AbortSignal): Promise<LoginStep>
  noteBack(): void
  takeReturn(href: string): WindowStep | undefined
}

interface Attempt {
  readonly turn: number
  readonly session: Promise<SourceSession>
  readonly back: Promise<void>
  waiting: number
  noteBack(): void
  end(reason: PorticoError): void
}

/** Browsers fire no event when another window is closed. */
const closedPoll = 1000
const leavingView = 100
/** How long a page may take to navigate away. */
const leaving = 20_000

/** Social login: a window or the page itself goes to the provider and returns to the vault, which reports the user. */
export function createSocialLogin(options: SocialLoginOptions): SocialLogin {
  const { environment, vault, channel, chains, reach, sessions, signOut } = options
  let current: Attempt | undefined
  let turns = 0

  function begin(
    provider: SocialProvider,
    getUri: (signal: AbortSignal) => Promise<string>,
    opened?: Window,
  ): Attempt {
    current?.end(new PorticoError(userRejected))
    const over = new AbortController()
    const { signal } = over
    let isBack = false
    let tellBack = () => {}
    const back = new Promise<void>(resolve => {
      tellBack = resolve
    })

    async function connect(): Promise<SourceSession> {
      await signOut.settle()
      const uri = await getUri(signal)
      const chain = chains.get(evmNamespace)
      const payload = {
        uri,
        preferredAccountType: 'eoa',
        chainId: embeddedFamilies[evmNamespace].toUserChain(chain),
        rpcUrl: chains.getRpcUrl(chain),
      } as const
      const { email, userName } = await channel.request('CONNECT_SOCIAL', payload, signal)
      const identity = { email: email ?? undefined, userName: userName ?? undefined, provider }
      return sessions.completeLogin(identity, signal)
    }

    // A window that has completed the login closes itself, so the vault's report may arrive a moment later.
    let wasClosed = false
    const watch = () => {
      if (isBack || signal.aborted || !opened) return
      if (opened.closed && wasClosed) return over.abort(new PorticoError(popupClosed))
      wasClosed = opened.closed
      environment.setTimeout(watch, closedPoll)
    }
    environment.setTimeout(watch, closedPoll)

    const session = connect()
      // Reports the reason for the abort instead of the resulting error.
      .catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error
      })
      .finally(() => {
        isBack = true
        opened?.close()
      })
    // Every caller that awaits it handles the rejection.
    session.catch(() => undefined)
    const attempt = {
      turn: ++turns,
      session,
      back,
      waiting: 0,
      noteBack() {
        isBack = true
        tellBack()
      },
      end: (reason: PorticoError) => over.abort(reason),
    }
    current = attempt
    return attempt
  }

  const isServed = (way: string): way is SocialProvider => socialProviders.some(name => name === way)

  /** Must not await before opening the window: browsers require a user activation. */
  function open(way: SocialProvider): WindowStep {
    // Telegram opens windows in another browser, which cannot communicate with this page.
    const canOpen = !getPlatform(environment).telegram && !reach.isCutOff()
    const opened = canOpen ? openProviderWindow(environment, vault) : undefined
    if (!opened) return { type: 'window', way, state: 'blocked', turn: ++turns }
    const { turn } = begin(
      way,
      async signal => {
        const { uri } = await channel.request('GET_SOCIAL_REDIRECT_URI', { provider: way }, signal)
        opened.location.href = uri
        return uri
      },
      opened,
    )
    return { type: 'window', way, state: 'open', turn }
  }

  /** Redirects the page itself. The result is only valid in this browser. */
  async function leave(way: SocialProvider, signal?: AbortSignal): Promise<never> {
    await signOut.settle()
    const returnTo = environment.location?.href ?? ''
    const { uri } = await channel.request('GET_SOCIAL_REDIRECT_URI', { provider: way, returnTo }, signal)
    signal?.throwIfAborted()
    try {
      environment.storage?.setItem(loginKeys.social, way)
    } catch {
      throw new PorticoError(socialConnectionFailed)
    }
    environment.openWindow(uri, getPlatform(environment).telegram ? '_top' : '_self', '')
    await wait(environment, leaving)
    throw new PorticoError(socialConnectionFailed)
  }

  async function awaitEnd(step: WindowStep, signal?: AbortSignal): Promise<LoginStep> {
    const attempt = current
    if (!attempt || attempt.turn !== step.turn) throw new PorticoError(socialConnectionFailed)
    attempt.waiting += 1
    try {
      return await withAbort(signal, () => {
        const done = attempt.session.then((session): LoginStep => ({ type: 'done', session }))
        if (step.state === 'back') return done
        const back = attempt.back.then((): LoginStep => ({ ...step, state: 'back' }))
        return Promise.race([done, back])
      })
    } finally {
      attempt.waiting -= 1
      // Leaving the view cancels the login and closes its window, unless another view takes over immediately.
      if (signal?.aborted)
        environment.setTimeout(() => {
          if (attempt.waiting === 0) attempt.end(new PorticoError(userRejected))
        }, leavingView)
    }
  }

  return {
    async answer(step, answer, signal) {
      const { way } = step
      if (!isServed(way)) throw new PorticoError(socialConnectionFailed)
      if (answer.type === 'leave') return leave(way, signal)
      return answer.type === 'open' ? open(way) : awaitEnd(step, signal)
    },
    noteBack: () => current?.noteBack(),
    takeReturn(href) {
      const way = takeStored(environment)
      const uri = URL.canParse(href) && new URL(href).searchParams.get(resultParameter)
      if (!way || !uri) return undefined
      const attempt = begin(way, async () => uri)
      attempt.noteBack()
      return { type: 'window', way, state: 'back', turn: attempt.turn }
    },
  }
}

/** The provider that this page was redirected to; cleared on reading. */
function takeStored({ storage }: Pick<Environment, 'storage'>): SocialProvider | undefined {
  try {
    const stored = storage?.getItem(loginKeys.social)
    storage?.removeItem(loginKeys.social)
    return socialProviders.find(name => name === stored)
  } catch {
    return undefined
  }
}
