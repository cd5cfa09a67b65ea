import { isPorticoError, notSignedIn, PorticoError } from '@portico/protocol'
import { parseMailbox } from '@portico/protocol/auth'
import type { Account } from '../context/Account.ts'
import type { Custody } from '../custody/Custody.ts'
import { getDeviceId } from '../keys/deviceKeys.ts'
import { createRootHolder } from './createRootHolder.ts'
import { createSignedInMethods } from './createSignedInMethods.ts'
import type { Keeper, KeeperState } from './Keeper.ts'
import { type KeeperOptions, keeperTiming } from './KeeperOptions.ts'
import { loadPart } from './loadPart.ts'
import { createEntry } from './login/createEntry.ts'
import { createLoginCodes } from './login/createLoginCodes.ts'
import { createProviderLogins } from './login/createProviderLogins.ts'
import { loadKeyWork } from './signing/loadKeyWork.ts'

interface OwnedKeeper extends Keeper {
  getState(): KeeperState
  /** Whether keys were held and wiped. Copies made by libraries only disappear with the worker. */
  isSpent(): boolean
  /** Wipes keys and state after a sign-out, here or in another tab. */
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

export function createKeeper(options: KeeperOptions): OwnedKeeper {
  const { store, device, session, auth, escrow, clock } = options
  const { announceSignOut, setLanguage, onLock = () => {} } = options
  const state: KeeperState = { ...nobody, language: undefined, ...options.state }
  if (state.language) setLanguage(state.language)
  let warming: Promise<void> | undefined

  async function getCustody(): Promise<Custody> {
    const user = await session.getUser()
    if (!user) throw new PorticoError(notSignedIn)
    // After a social login the service could name any mailbox; it was not typed here.
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
  const { hold, open, withOpened, withHeld, writeNext, lock, isSpent } = holder
  const { enterAfterCode, isEntering, ...entry } = createEntry({
    ...options,
    state,
    getCustody,
    hold,
    withHeld,
    writeNext,
  })
  const codes = createLoginCodes({ ...options, state })
  const { forgetSocials, ...socials } = createProviderLogins({ ...options, state, lock, enterAfterCode })

  async function leave() {
    Object.assign(state, nobody)
    void codes.forget()
    void forgetSocials()
    // Start this before the lock, which may hand over to the next worker, but do not await it: a store that never
    // answers must not keep the keys in memory.
    const forgotten = session.forget()
    lock()
    await forgotten
  }

  /**
   * Forgets everything locally at once, and ends the session at the service with the token still in memory. If the
   * service does not answer, the session expires there, and its token is gone.
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

  const isOpenable = () =>
    open().then(
      () => true,
      () => false,
    )

  return {
    ...entry,
    ...socials,
    ...createSignedInMethods({ ...options, state, withOpened, writeNext, lock, signOut }),
    isSpent,
    leave,
    getState: () => ({ ...state }),
    async setLanguage(next) {
      state.language = next
      setLanguage(next)
    },
    getAccount: () => readAccount(options, state),
    async startLogin(email) {
      const user = await session.getUser()
      const isSame = user?.email !== undefined && parseMailbox(user.email) === parseMailbox(email)
      if (isSame && (await isOpenable())) return 'signed-in'
      await codes.send(email)
      return 'code'
    },
    getCodeEmail: async () => (await codes.find())?.email,
    async verifyCode(code) {
      const before = await session.getUser()
      const { user } = await codes.check(code)
      if (before?.id !== user.id) lock()
      return enterAfterCode()
    },
    async prepare() {
      warming ??= loadKeyWork().then(({ warmUp }) => warmUp())
      await warming
    },
    async sendFreshCode() {
      const user = await session.getUser()
      if (!user?.email) throw new PorticoError(notSignedIn)
      await codes.send(user.email)
    },
    async verifyFreshCode(code) {
      const user = await session.getUser()
      if (!user) throw new PorticoError(notSignedIn)
      await codes.check(code, user.id)
    },
    lock: async () => lock(),
    signOut,
  }
}

/** The signed-in account, read without opening the wallet; undefined if the service reports that the session ended. */
async function readAccount(
  { session, store, smartAccounts }: Pick<KeeperOptions, 'session' | 'store' | 'smartAccounts'>,
  state: Pick<KeeperState, 'isNew'>,
): Promise<Account | undefined> {
  const user = await session.getUser()
  if (!user) return undefined
  const wallet = await store.get(`wallet:${user.id}`)
  if (!wallet?.confirmed || wallet.shares.length === 0) return undefined
  const isOver = await session.getAccessToken().then(
    () => false,
    // An unreachable service has not ended the session.
    error => isPorticoError(error, notSignedIn),
  )
  if (isOver) return undefined
  const { addresses, hasOwnRecovery } = wallet
  const { sessionId, email, name, provider } = user
  const smart = smartAccounts && (await listSmart(addresses.eip155, smartAccounts))
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
}

async function listSmart(owner: string, smartAccounts: NonNullable<KeeperOptions['smartAccounts']>) {
  const { listSmartAddresses } = await loadPart(import('../families/evm/derive/deriveSmartAddress.ts'))
  return listSmartAddresses(owner, smartAccounts)
}
