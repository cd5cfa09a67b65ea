import type { FinishSocialAnswer, LoginProvider } from '@portico/protocol/auth'
import type { AuthService } from '../../service/createAuthService.ts'
import type { Session } from '../../service/createSession.ts'
import { isFinalRefusal } from '../../service/isServiceRefusal.ts'
import type { KeeperState } from '../Keeper.ts'
import type { KeeperClock } from '../KeeperOptions.ts'
import { pause } from '../pause.ts'

export const socialPollMs = 1_500
const longestPauseMs = 15_000

export type DoneLogin = Extract<FinishSocialAnswer, { readonly state: 'done' }>

/** Polls until the login is decided. An unreachable service is polled again until the login expires. */
export async function awaitLogin<done extends { readonly state: 'done' }>(
  clock: KeeperClock,
  expiresAt: number,
  ask: () => Promise<done | { readonly state: 'pending' }>,
  signal: AbortSignal,
): Promise<done> {
  let failures = 0
  for (;;) {
    signal.throwIfAborted()
    const answer = await ask().catch(error => {
      if (isFinalRefusal(error) || clock.now() >= expiresAt) throw error
      failures += 1
    })
    if (answer?.state === 'done') return answer
    await pause(clock, Math.min(longestPauseMs, socialPollMs * 2 ** failures), signal)
  }
}

/** Ends an unwanted session at the service. */
export function giveBack(auth: AuthService, { accessToken }: DoneLogin, reason: unknown): never {
  auth.endSession(accessToken).catch(() => undefined)
  throw reason
}

export interface BeginLoginOptions {
  readonly session: Session
  readonly clock: KeeperClock
  readonly state: Pick<KeeperState, 'codeAt' | 'loginAt' | 'typedEmail'>
}

export async function beginLogin(
  { session, clock, state }: BeginLoginOptions,
  { user, ...tokens }: DoneLogin,
  provider: LoginProvider,
): Promise<void> {
  const { accessToken, refreshToken, expiresIn } = tokens
  // A proof by another user says nothing about this wallet.
  if ((await session.getUser())?.id !== user.id) state.codeAt = undefined
  // A mailbox that the service names was not typed here.
  state.typedEmail = undefined
  state.loginAt = clock.now()
  await session.begin({ ...user, provider }, { accessToken, refreshToken, expiresIn })
}
