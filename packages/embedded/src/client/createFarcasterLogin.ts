import type { Environment, LoginAnswer, LoginStep } from '@portico/core'
import { type ScanStep, type SourceSession, withAbort } from '@portico/core/adapter'
import { PorticoError, socialConnectionFailed, userRejected } from '@portico/protocol'
import type { Channel } from '../frame/createChannel.js'
import type { SignOut } from './createLoginCache.js'
import type { SessionManager } from './createSessionManager.js'

interface FarcasterLoginOptions {
  readonly environment: Pick<Environment, 'setTimeout'>
  readonly channel: Pick<Channel, 'request'>
  readonly sessions: Pick<SessionManager, 'completeLogin'>
  readonly signOut: SignOut
  /** Sends the site's metadata, which a reload makes the vault forget. */
  syncDapp(): Promise<unknown>
}

export interface FarcasterLogin {
  answer(step: ScanStep, answer: LoginAnswer, signal?: AbortSignal): Promise<LoginStep>
  noteBack(): void
}

interface Attempt {
  readonly turn: number
  readonly session: Promise<SourceSession>
  readonly back: Promise<void>
  waiting: number
  noteBack(): void
  end(): void
}

const leavingView = 100

export function createFarcasterLogin(options: FarcasterLoginOptions): FarcasterLogin {
  const { environment, channel, sessions, signOut, syncDapp } = options
  let current: Attempt | undefined
  let turns = 0

  async function showCode(signal?: AbortSignal): Promise<ScanStep> {
    current?.end()
    await signOut.settle()
    const { url } = await channel.request('GET_FARCASTER_URI', undefined, signal)
    signal?.throwIfAborted()
    const { turn } = begin()
    return { type: 'scan', way: 'farcaster', url, turn }
  }

  function begin(): Attempt {
    const over = new AbortController()
    let noteBack = () => {}
    const back = new Promise<void>(resolve => {
      noteBack = resolve
    })
    const session = channel
      .request('CONNECT_FARCASTER', undefined, over.signal)
      .then(({ userName }) =>
        sessions.completeLogin({ email: undefined, userName, provider: 'farcaster' }, over.signal),
      )
      // Reports the reason for the abort instead of the resulting error.
      .catch((error: unknown) => {
        throw over.signal.aborted ? over.signal.reason : error
      })
    // Every caller that awaits it handles the rejection.
    session.catch(() => undefined)
    const end = () => over.abort(new PorticoError(userRejected))
    current = { turn: ++turns, session, back, waiting: 0, noteBack, end }
    return current
  }

  async function awaitEnd(step: ScanStep, signal?: AbortSignal): Promise<LoginStep> {
    const attempt = current
    if (!attempt || attempt.turn !== step.turn) throw new PorticoError(socialConnectionFailed)
    attempt.waiting += 1
    try {
      return await withAbort(signal, () => {
        const done = attempt.session.then((session): LoginStep => ({ type: 'done', session }))
        if (step.isBack) return done
        return Promise.race([done, attempt.back.then((): LoginStep => ({ ...step, isBack: true }))])
      })
    } finally {
      attempt.waiting -= 1
      // Leaving the view cancels the login, unless another view takes over immediately.
      if (signal?.aborted)
        environment.setTimeout(() => {
          if (attempt.waiting > 0) return
          attempt.end()
          // The vault drops what the login has left open.
          channel
            .request('RELOAD', undefined)
            .then(syncDapp)
            .catch(() => undefined)
        }, leavingView)
    }
  }

  return {
    answer: (step, answer, signal) =>
      answer.type === 'open' || step.url === undefined ? showCode(signal) : awaitEnd(step, signal),
    noteBack: () => current?.noteBack(),
  }
}
