import { isPorticoError, loginChanged, notSignedIn, PorticoError } from '@portico/protocol'
import type { SignedInAnswer } from '@portico/protocol/auth'
import type { Custody } from '../custody/Custody.ts'
import { exportPublicKey, getDeviceId } from '../keys/deviceKeys.ts'
import { isLater } from '../networks/networks.ts'
import { createEntry } from './createEntry.ts'
import { createLaterMethods } from './createLaterMethods.ts'
import { createLazySocialLogin } from './createLazySocialLogin.ts'
import { createRootHolder } from './createRootHolder.ts'
import type { Keeper, KeeperState } from './Keeper.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import { keeperTiming } from './keeperTiming.ts'
import { loadFamilyWork } from './loadFamilyWork.ts'
import { loadKeyWork } from './loadKeyWork.ts'
import { loadSmartWork } from './loadSmartWork.ts'

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
  loginAt: undefined,
  typedEmail: undefined,
  emailChange: undefined,
  need: { kind: 'none' },
  isNew: false,
  approval: undefined,
} as const satisfies Partial<KeeperState>

/** Logs in, opens the wallet and signs with it. */
export function createKeeper(options: KeeperOptions): OwnedKeeper {
  const { projectId, site, label, store, device, session, auth, escrow, clock } = options
  const { smartAccounts, passphraseCost } = options
  const { announceSignOut, setLanguage, onLock = () => {} } = options
  const state: KeeperState = { ...nobody, language: undefined, ...options.state }
  if (state.language) setLanguage(state.language)
  let warming: Promise<void> | undefined

  async function getCustody(): Promise<Custody> {
    const user = await session.getUser()
    if (!user) throw new PorticoError(notSignedIn)
    // Of somebody who came by a provider the service could name any mailbox, and it was not typed here.
    const email = state.typedEmail ?? (user.provider ? undefined : user.email)
    return { auth, escrow, store, device, deviceId: await getDeviceId(device), userId: user.id, email }
  }

  const holder = createRootHolder({
    session,
    clock,
    getCustody,
    isEntering: () => isEntering(),
    onLock,
  })
  const { hold, open, withOpened, writeNext, lock, isSpent } = holder
  const { enterAfterCode, isEntering, ...entry } = createEntry({
    ...options,
    state,
    getCustody,
    hold,
    writeNext,
  })

  async function sendCode(email: string) {
    state.challenge = undefined
    const { challengeId, expiresIn } = await auth.startOtp({ projectId, site, email, purpose: 'login' })
    state.challenge = { id: challengeId, email }
    const expiresAt = clock.now() + expiresIn * 1000
    // Whoever reloads the page while the mail is on its way types the code all the same.
    await store.set('challenge', { id: challengeId, email, expiresAt }).catch(() => undefined)
  }

  async function findChallenge(): Promise<KeeperState['challenge']> {
    if (state.challenge) return state.challenge
    const stored = await store.get('challenge').catch(() => undefined)
    return stored && stored.expiresAt > clock.now() ? stored : undefined
  }

  async function forgetChallenge() {
    state.challenge = undefined
    await store.delete('challenge').catch(() => undefined)
  }

  /** @param expected whose code it has to be, where it proves something about an open wallet */
  async function checkCode(code: string, expected?: string): Promise<SignedInAnswer> {
    const challenge = await findChallenge()
    if (!challenge) throw new PorticoError(notSignedIn)
    const agreementKey = await exportPublicKey(device.agreement.publicKey)
    const answer = await auth.verifyOtp({ challengeId: challenge.id, code, agreementKey, label })
    if (expected !== undefined && answer.user.id !== expected) {
      await forgetChallenge()
      auth.endSession(answer.accessToken).catch(() => undefined)
      throw new PorticoError(loginChanged)
    }
    // What somebody else has proven here says nothing about this wallet.
    if ((await session.getUser())?.id !== answer.user.id) state.loginAt = undefined
    state.typedEmail = challenge.email
    await forgetChallenge()
    state.codeAt = clock.now()
    await session.begin(answer.user, answer)
    return answer
  }

  /** The plain account, which owns the smart ones. */
  async function getOwner() {
    const user = await session.getUser()
    const wallet = user && (await store.get(`wallet:${user.id}`))
    if (!wallet) throw new PorticoError(notSignedIn)
    return wallet.addresses.eip155
  }

  const { forgetSocials, ...socials } = createLazySocialLogin({ ...options, state, lock, enterAfterCode })

  async function leave() {
    Object.assign(state, nobody)
    void forgetChallenge()
    void forgetSocials()
    // Before the lock, which may leave everything to the next worker, and without waiting: a store that never answers
    // must not keep the keys.
    const forgotten = session.forget()
    lock()
    await forgotten
  }

  /**
   * This browser forgets at once. The service is told with what is in memory still; one that does not answer ends the
   * session by itself, and nobody has its token any more.
   */
  async function signOut() {
    const told = auth.endSession().catch(() => undefined)
    const left = leave()
    announceSignOut()
    await left
    let cancel = () => {}
    const late = new Promise<void>(resolve => {
      cancel = clock.after(keeperTiming.settling, resolve)
    })
    await Promise.race([told, late])
    cancel()
  }

  const owner = createLaterMethods(async () => {
    const { createOwnerMethods } = await import('./createOwnerMethods.ts')
    const shared = {
      auth,
      state,
      clock,
      store,
      session,
      label,
      withOpened,
      writeNext,
      lock,
      signOut,
      passphraseCost,
    }
    return createOwnerMethods(shared)
  }, [
    'listDevices',
    'removeDevice',
    'forgetDevice',
    'listRecoveries',
    'exportKit',
    'listKeys',
    'exportKey',
    'confirmKit',
    'setPassphrase',
    'isProven',
    'verifyOwnPassphrase',
    'verifyOwnKit',
    'verifyOwnPasskey',
    'startPasskey',
    'listPasskeys',
    'addPasskey',
    'removePasskey',
    'startEmailChange',
    'proveOldEmail',
    'finishEmailChange',
  ])

  const families = createLaterMethods(
    async () => (await loadFamilyWork()).createFamilyMethods({ ...options, withOpened }),
    ['listAccounts', 'prepareCall', 'completeCall'],
  )

  const ways = createLaterMethods(async () => {
    const { createWaysIn } = await import('./createWaysIn.ts')
    return createWaysIn({ auth, device, session, state, clock, withOpened })
  }, ['listWaysIn', 'readWayIn', 'addWayIn', 'removeWayIn'])

  return {
    ...entry,
    ...socials,
    ...owner,
    ...ways,
    ...families,
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
      const { sessionId, email, name, provider } = user
      const smart =
        smartAccounts && (await loadSmartWork()).listSmartAddresses(addresses.eip155, smartAccounts)
      return {
        session: sessionId,
        email,
        name,
        provider,
        addresses,
        ...(smart && { smart }),
        hasOwnRecovery,
        isNew: state.isNew,
      }
    },
    async startLogin(email) {
      const user = await session.getUser()
      const isSame = user !== undefined && user.email?.toLowerCase() === email.toLowerCase()
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
    getCodeEmail: async () => (await findChallenge())?.email,
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
    async prepareSmart(task, signal) {
      const { prepareTask } = await loadSmartWork()
      return prepareTask({ ...task, owner: await getOwner(), origin: site }, options, signal)
    },
    sendSmart: async (sent, signal) => (await loadSmartWork()).sendTask(sent, options, signal),
    async readSmart(read, signal) {
      return (await loadSmartWork()).readTask(await getOwner(), read, options, signal)
    },
    async sign(request) {
      const { signApproved } = await loadKeyWork()
      const later = isLater(request.network) ? await loadFamilyWork() : undefined
      return withOpened(async ({ accounts, root }) => {
        const user = await session.getUser()
        if (user?.sessionId !== request.session) throw new PorticoError(loginChanged)
        if (later) return later.signLater(root, request)
        return signApproved(accounts, request, smartAccounts?.[request.network])
      })
    },
    async sendFreshCode() {
      const user = await session.getUser()
      if (!user?.email) throw new PorticoError(notSignedIn)
      await sendCode(user.email)
    },
    async verifyFreshCode(code) {
      const user = await session.getUser()
      if (!user) throw new PorticoError(notSignedIn)
      await checkCode(code, user.id)
    },
    lock: async () => lock(),
    signOut,
  }
}
