import { isPorticoError, notSignedIn, PorticoError } from '@portico/protocol'
import type { VerifyOtpAnswer } from '@portico/protocol/auth'
import type { Custody } from '../custody/Custody.ts'
import { exportPublicKey, getDeviceId } from '../keys/deviceKeys.ts'
import { createEmailChange } from './createEmailChange.ts'
import { createEntry } from './createEntry.ts'
import { createRecoveries } from './createRecoveries.ts'
import { createRootHolder } from './createRootHolder.ts'
import type { Keeper, KeeperState } from './Keeper.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import { loadKeyWork } from './loadKeyWork.ts'

/** The keeper, for those who started it. */
export interface OwnedKeeper extends Keeper {
  getState(): KeeperState
  /** Whether keys were here and are no more: what libraries have left of them goes away with the worker only. */
  isSpent(): boolean
  /** Forgets keys and visitor: somebody has signed out, here or in another tab. */
  leave(): Promise<void>
}

const nobody = {
  challenge: undefined,
  codeAt: undefined,
  typedEmail: undefined,
  emailChange: undefined,
  need: { kind: 'none' },
  approval: undefined,
} as const satisfies Partial<KeeperState>

/** Logs in, opens the wallet and signs with it. */
export function createKeeper(options: KeeperOptions): OwnedKeeper {
  const { projectId, site, label, store, device, session, auth, escrow, clock } = options
  const { announceSignOut, setLanguage, onLock = () => {} } = options
  const state: KeeperState = { ...nobody, language: undefined, ...options.state }
  if (state.language) setLanguage(state.language)
  let warming: Promise<void> | undefined

  async function getCustody(): Promise<Custody> {
    const user = await session.getUser()
    if (!user) throw new PorticoError(notSignedIn)
    const email = state.typedEmail ?? user.email
    return { auth, escrow, store, device, deviceId: await getDeviceId(device), userId: user.id, email }
  }

  const holder = createRootHolder({ session, clock, getCustody, onLock })
  const { hold, open, withOpened, writeNext, lock, isSpent } = holder
  const { enterAfterCode, ...entry } = createEntry({ auth, escrow, device, clock, state, getCustody, hold })

  async function sendCode(email: string) {
    state.challenge = undefined
    const { challengeId } = await auth.startOtp({ projectId, site, email, purpose: 'login' })
    state.challenge = { id: challengeId, email }
  }

  async function checkCode(code: string): Promise<VerifyOtpAnswer> {
    const { challenge } = state
    if (!challenge) throw new PorticoError(notSignedIn)
    const agreementKey = await exportPublicKey(device.agreement.publicKey)
    const answer = await auth.verifyOtp({ challengeId: challenge.id, code, agreementKey, label })
    state.typedEmail = challenge.email
    state.challenge = undefined
    state.codeAt = clock.now()
    await session.begin(answer.user, answer)
    return answer
  }

  async function leave() {
    Object.assign(state, nobody)
    // Before the lock, which may leave everything to the next worker, and without waiting: a store that never answers
    // must not keep the keys.
    const forgotten = session.forget()
    lock()
    await forgotten
  }

  return {
    ...entry,
    ...createRecoveries({ state, clock, withOpened, writeNext }),
    ...createEmailChange({ auth, session, state, writeNext }),
    isSpent,
    leave,
    getState: () => ({ ...state }),
    async setLanguage(next) {
      state.language = next
      setLanguage(next)
    },
    async getAccount() {
      const user = await session.getUser()
      if (!user) return undefined
      const wallet = await store.get(`wallet:${user.id}`)
      if (!wallet?.confirmed || wallet.shares.length === 0) return undefined
      const isOver = await session.getAccessToken().then(
        () => false,
        // A service that cannot be reached has not said that it is over.
        error => isPorticoError(error, notSignedIn),
      )
      if (isOver) return undefined
      const { addresses, hasOwnRecovery } = wallet
      return { email: user.email, addresses, hasOwnRecovery }
    },
    async startLogin(email) {
      const user = await session.getUser()
      const isSame = user !== undefined && user.email.toLowerCase() === email.toLowerCase()
      const isIn =
        isSame &&
        (await open().then(
          () => true,
          () => false,
        ))
      if (isIn) return 'signed-in'
      await sendCode(email)
      return 'code'
    },
    async verifyCode(code) {
      const before = await session.getUser()
      const { user } = await checkCode(code)
      if (before?.id !== user.id) lock()
      return enterAfterCode()
    },
    async prepare() {
      warming ??= loadKeyWork().then(({ warmUp }) => warmUp())
      await warming
    },
    async sign(request) {
      const { signRequest } = await loadKeyWork()
      return withOpened(({ accounts }) => signRequest(accounts, request))
    },
    async sendFreshCode() {
      const user = await session.getUser()
      if (!user) throw new PorticoError(notSignedIn)
      await sendCode(user.email)
    },
    async verifyFreshCode(code) {
      await checkCode(code)
    },
    lock: async () => lock(),
    async signOut() {
      // Whether the service hears of it or not, this browser is signed out.
      const told = auth.endSession().catch(() => undefined)
      lock()
      await told
      const left = leave()
      announceSignOut()
      await left
    },
  }
}
