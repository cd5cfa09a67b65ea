import { loginChanged, notSignedIn, PorticoError } from '@portico/protocol'
import type { SignedInAnswer } from '@portico/protocol/auth'
import { exportPublicKey } from '../../keys/deviceKeys.ts'
import type { KeeperState } from '../Keeper.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'

export type LoginCodesOptions = Pick<
  KeeperOptions,
  'projectId' | 'site' | 'label' | 'store' | 'device' | 'session' | 'auth' | 'clock'
> & { readonly state: KeeperState }

export interface LoginCodes {
  send(email: string): Promise<void>
  find(): Promise<KeeperState['challenge']>
  /** @param expected the user whose code it must be, if it re-authenticates an open wallet */
  check(code: string, expected?: string): Promise<SignedInAnswer>
  forget(): Promise<void>
}

/** Sends and verifies one-time codes, which survive a reload. */
export function createLoginCodes(options: LoginCodesOptions): LoginCodes {
  const { projectId, site, label, store, device, session, auth, clock, state } = options

  async function find(): Promise<KeeperState['challenge']> {
    if (state.challenge) return state.challenge
    const stored = await store.get('challenge').catch(() => undefined)
    return stored && stored.expiresAt > clock.now() ? stored : undefined
  }

  async function forget() {
    state.challenge = undefined
    await store.delete('challenge').catch(() => undefined)
  }

  return {
    async send(email) {
      state.challenge = undefined
      const { challengeId, expiresIn } = await auth.startOtp({ projectId, site, email, purpose: 'login' })
      state.challenge = { id: challengeId, email }
      const expiresAt = clock.now() + expiresIn * 1000
      // Allows the visitor to type the code after a reload.
      await store.set('challenge', { id: challengeId, email, expiresAt }).catch(() => undefined)
    },
    find,
    async check(code, expected) {
      const challenge = await find()
      if (!challenge) throw new PorticoError(notSignedIn)
      const agreementKey = await exportPublicKey(device.agreement.publicKey)
      const answer = await auth.verifyOtp({ challengeId: challenge.id, code, agreementKey, label })
      if (expected !== undefined && answer.user.id !== expected) {
        await forget()
        auth.endSession(answer.accessToken).catch(() => undefined)
        throw new PorticoError(loginChanged)
      }
      // A proof by another user says nothing about this wallet.
      if ((await session.getUser())?.id !== answer.user.id) state.loginAt = undefined
      state.typedEmail = challenge.email
      await forget()
      state.codeAt = clock.now()
      await session.begin(answer.user, answer)
      return answer
    },
    forget,
  }
}
