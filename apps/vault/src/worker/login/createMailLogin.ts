import { notSignedIn, PorticoError } from '@portico/protocol'
import { parseMailbox } from '@portico/protocol/auth'
import { requireUser } from '../../service/createSession.ts'
import type { KeeperContext } from '../KeeperContext.ts'
import type { EntryNeed, KeeperState } from '../keeperTypes.ts'
import { beginLogin, describeDevice } from './beginLogin.ts'

/** Logs in and re-authenticates by mailed one-time codes, which survive a reload. */
export function createMailLogin(context: KeeperContext, enterAfterCode: () => Promise<EntryNeed>) {
  const { projectId, site, store, session, auth, clock, state, open } = context

  async function find(): Promise<KeeperState['challenge']> {
    if (state.challenge) return state.challenge
    const stored = await store.get('challenge').catch(() => undefined)
    return stored && stored.expiresAt > clock.now() ? stored : undefined
  }

  async function forgetCode() {
    state.challenge = undefined
    await store.delete('challenge').catch(() => undefined)
  }

  async function send(email: string) {
    state.challenge = undefined
    const { challengeId: id, expiresIn } = await auth.startOtp({ projectId, site, email, purpose: 'login' })
    state.challenge = { id, email }
    const expiresAt = clock.now() + expiresIn * 1000
    await store.set('challenge', { id, email, expiresAt }).catch(() => undefined)
  }

  /** @param expected the user whose code it must be, if it re-authenticates an open wallet */
  async function check(code: string, expected?: string) {
    const challenge = await find()
    if (!challenge) throw new PorticoError(notSignedIn)
    const device = await describeDevice(context)
    const answer = await auth.verifyOtp({ challengeId: challenge.id, code, ...device })
    await forgetCode()
    await beginLogin(context, answer, { email: challenge.email }, expected)
  }

  const isOpenable = () =>
    open().then(
      () => true,
      () => false,
    )

  return {
    forgetCode,
    /** Returns whether a code was sent; not if this device is already signed in with that address. */
    async startLogin(email: string): Promise<'code' | 'signed-in'> {
      const user = await session.getUser()
      const isSame = user?.email !== undefined && parseMailbox(user.email) === parseMailbox(email)
      if (isSame && (await isOpenable())) return 'signed-in'
      await send(email)
      return 'code'
    },
    getCodeEmail: async () => (await find())?.email,
    async verifyCode(code: string) {
      await check(code)
      return enterAfterCode()
    },
    /** Sends a code for actions that need re-authentication, such as showing the recovery kit. */
    async sendFreshCode() {
      const { email } = await requireUser(session)
      if (!email) throw new PorticoError(notSignedIn)
      await send(email)
    },
    async verifyFreshCode(code: string) {
      await check(code, (await requireUser(session)).id)
    },
  }
}
