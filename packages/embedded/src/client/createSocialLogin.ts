import type { Environment, LoginAnswer, LoginStep } from '@portico/core'
import { getPlatform, type WindowStep, wait } from '@portico/core/adapter'
import { PorticoError, popupClosed, socialConnectionFailed } from '@portico/protocol'
import { resultParameter, type SocialProvider, socialProviders } from '@portico/protocol/frame'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { evmNamespace } from '../families/evm/evmChains.js'
import type { Channel } from '../frame/createChannel.js'
import type { WindowReach } from '../frame/createWindowReach.js'
import { openProviderWindow } from '../frame/openVaultWindow.js'
import { loginKeys } from '../loginKeys.js'
import { type Attempt, createAttempts } from './createAttempts.js'
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

/** Browsers fire no event when another window is closed. */
const closedPoll = 1000
const firstPagePoll = 50
const firstPageTries = 100
/** How long a page may take to navigate away. */
const leaving = 20_000

/** Social login: a window or the page itself goes to the provider and returns to the vault, which reports the user. */
export function createSocialLogin(options: SocialLoginOptions): SocialLogin {
  const { environment, vault, channel, chains, reach, sessions, signOut } = options
  const attempts = createAttempts(environment)

  function begin(
    provider: SocialProvider,
    getUri: (signal: AbortSignal) => Promise<string>,
    opened?: Window,
  ): Attempt {
    let isOver = false
    const attempt = attempts.begin(async signal => {
      try {
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
        return await sessions.completeLogin(identity, signal)
      } finally {
        isOver = true
        opened?.close()
      }
    })
    void attempt.back.then(() => {
      isOver = true
    })

    // A window that has completed the login closes itself, so the vault's report may arrive a moment later.
    let wasClosed = false
    const watch = () => {
      if (isOver || !opened) return
      if (opened.closed && wasClosed) return attempt.end(new PorticoError(popupClosed))
      wasClosed = opened.closed
      environment.setTimeout(watch, closedPoll)
    }
    environment.setTimeout(watch, closedPoll)
    return attempt
  }

  const isServed = (way: string): way is SocialProvider => socialProviders.some(name => name === way)

  /** Must not await before opening the window: browsers require a user activation. */
  function open(way: SocialProvider): WindowStep {
    // Telegram opens windows in another browser, which cannot communicate with this page.
    const canOpen = !getPlatform(environment).telegram && !reach.isCutOff()
    const opened = canOpen ? openProviderWindow(environment, vault) : undefined
    if (!opened) return { type: 'window', way, state: 'blocked', turn: attempts.getTurn() }
    const { turn } = begin(
      way,
      async signal => {
        const { uri } = await channel.request('GET_SOCIAL_REDIRECT_URI', { provider: way }, signal)
        await waitForFirstPage(environment, opened)
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

  return {
    async answer(step, answer, signal) {
      const { way } = step
      if (!isServed(way)) throw new PorticoError(socialConnectionFailed)
      if (answer.type === 'leave') return leave(way, signal)
      if (answer.type === 'open') return open(way)
      return attempts.awaitEnd(
        step.turn,
        step.state === 'back' ? undefined : { ...step, state: 'back' },
        signal,
      )
    },
    noteBack: attempts.noteBack,
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

/** Chromium drops a navigation of a window that has not begun to show its first page. */
async function waitForFirstPage(environment: Environment, opened: Window): Promise<void> {
  for (let tries = 0; tries < firstPageTries && isBlank(opened); tries++)
    await wait(environment, firstPagePoll)
}

function isBlank({ location }: Window): boolean {
  try {
    return location.href === 'about:blank'
  } catch {
    // Pages of other origins cannot be read.
    return false
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
