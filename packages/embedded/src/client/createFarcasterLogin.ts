import type { Environment, LoginAnswer, LoginStep } from '@portico/core'
import type { ScanStep } from '@portico/core/adapter'
import type { Channel } from '../frame/createChannel.js'
import { createAttempts } from './createAttempts.js'
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

export function createFarcasterLogin(options: FarcasterLoginOptions): FarcasterLogin {
  const { environment, channel, sessions, signOut, syncDapp } = options
  const attempts = createAttempts(environment, () => {
    // The vault drops what the login has left open.
    channel
      .request('RELOAD', undefined)
      .then(syncDapp)
      .catch(() => undefined)
  })

  async function showCode(signal?: AbortSignal): Promise<ScanStep> {
    attempts.end()
    await signOut.settle()
    const { url } = await channel.request('GET_FARCASTER_URI', undefined, signal)
    signal?.throwIfAborted()
    const { turn } = attempts.begin(async over => {
      const { userName } = await channel.request('CONNECT_FARCASTER', undefined, over)
      return sessions.completeLogin({ email: undefined, userName, provider: 'farcaster' }, over)
    })
    return { type: 'scan', way: 'farcaster', url, turn }
  }

  return {
    answer: (step, answer, signal) =>
      answer.type === 'open' || step.url === undefined
        ? showCode(signal)
        : attempts.awaitEnd(step.turn, step.isBack ? undefined : { ...step, isBack: true }, signal),
    noteBack: attempts.noteBack,
  }
}
