import { isPorticoError, type Language, notSignedIn, PorticoError } from '@portico/protocol'
import type { Account } from '../context/Account.ts'
import type { Custody } from '../custody/Custody.ts'
import { getDeviceId } from '../keys/deviceKeys.ts'
import { requireUser } from '../service/createSession.ts'
import { createRootHolder } from './createRootHolder.ts'
import type { KeeperContext } from './KeeperContext.ts'
import { type KeeperOptions, keeperTiming } from './KeeperOptions.ts'
import type { KeeperState } from './keeperTypes.ts'
import { loadKeyWork, loadMethods, loadPart } from './loadPart.ts'
import { createEntry } from './login/createEntry.ts'
import { createMailLogin } from './login/createMailLogin.ts'
import { waitAtMost } from './pause.ts'

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

export function createKeeper(options: KeeperOptions) {
  const { store, device, session, auth, escrow, clock, announceSignOut, setLanguage } = options
  const state: KeeperState = { ...nobody, language: undefined, ...options.state }
  if (state.language) setLanguage(state.language)
  let leaving = new AbortController()
  let warming: Promise<void> | undefined

  async function getCustody(): Promise<Custody> {
    const user = await requireUser(session)
    // After a social login the service could name any mailbox; it was not typed here.
    const email = state.typedEmail ?? (user.provider ? undefined : user.email)
    return { auth, escrow, store, device, deviceId: await getDeviceId(device), userId: user.id, email }
  }

  const holder = createRootHolder({ ...options, getCustody, isEntering: () => isEntering() })
  const context = { ...options, ...holder, state, getCustody, getLeaving: () => leaving.signal, signOut }
  const { enterAfterCode, isEntering, ...entry } = createEntry(context)
  const { forgetCode, ...mail } = createMailLogin(context, enterAfterCode)

  /** Wipes keys and state after a sign-out, here or in another tab. */
  async function leave(): Promise<void> {
    Object.assign(state, nobody)
    leaving.abort(new PorticoError(notSignedIn))
    leaving = new AbortController()
    void forgetCode()
    void Promise.allSettled([store.delete('social'), store.delete('farcaster')])
    // Start this before the lock, which may hand over to the next worker, but do not await it: a store that never
    // answers must not keep the keys in memory.
    const forgotten = session.forget()
    holder.lock()
    await forgotten
  }

  /**
   * Forgets everything locally at once, and ends the session at the service with the token still in memory. If the
   * service does not answer, the session expires there, and its token is gone.
   */
  async function signOut(): Promise<void> {
    const told = auth.endSession().catch(() => undefined)
    const left = leave()
    announceSignOut()
    await left
    await waitAtMost(clock, keeperTiming.settling, told)
  }

  return {
    ...entry,
    ...mail,
    ...loadProviderLogins(context, enterAfterCode),
    ...loadOwnerMethods(context),
    ...loadSigning(context),
    leave,
    signOut,
    /** Whether keys were held and wiped. Copies made by libraries only disappear with the worker. */
    isSpent: holder.isSpent,
    getState: () => ({ ...state }),
    async setLanguage(next: Language) {
      state.language = next
      setLanguage(next)
    },
    getAccount: () => readAccount(context),
    /** Loads the signing code while the visitor reads the request; does not open the wallet. */
    async prepare() {
      warming ??= loadKeyWork().then(({ warmUp }) => warmUp())
      await warming
    },
    lock: async () => holder.lock(),
  }
}

const loadProviderLogins = (
  context: KeeperContext,
  enterAfterCode: ReturnType<typeof createEntry>['enterAfterCode'],
) =>
  loadMethods(
    async () =>
      (await loadPart(import('./login/createProviderLogins.ts'))).createProviderLogins(
        context,
        enterAfterCode,
      ),
    [
      ...(['startSocial', 'watchSocial', 'finishSocial', 'startFreshSocial', 'verifyFreshSocial'] as const),
      ...(['startFarcaster', 'watchFarcaster', 'enterByFarcaster', 'verifyFreshFarcaster'] as const),
      ...(['startWayIn', 'startFarcasterWay', 'awaitFarcasterWay'] as const),
    ],
  )

const loadOwnerMethods = (context: KeeperContext) =>
  loadMethods(
    async () => (await loadPart(import('./owner/createOwnerMethods.ts'))).createOwnerMethods(context),
    [
      ...(['listDevices', 'removeDevice', 'forgetDevice'] as const),
      ...(['listRecoveries', 'exportKit', 'confirmKit', 'setPassphrase'] as const),
      ...(['isProven', 'verifyOwnPassphrase', 'verifyOwnKit', 'verifyOwnPasskey'] as const),
      ...(['startPasskey', 'listPasskeys', 'addPasskey', 'removePasskey'] as const),
      ...(['startEmailChange', 'proveOldEmail', 'finishEmailChange', 'addFirstEmail'] as const),
      ...(['listWaysIn', 'readWayIn', 'addWayIn', 'removeWayIn', 'listKeys', 'exportKey'] as const),
    ],
  )

const loadSigning = (context: KeeperContext) =>
  loadMethods(
    async () => (await loadPart(import('./signing/createSigning.ts'))).createSigning(context),
    [
      ...(['listAccounts', 'prepareCall', 'sign', 'completeCall', 'readEvm', 'listGrants'] as const),
      ...(['prepareUndelegation', 'isDelegated'] as const),
    ],
  )

/** The signed-in account, read without opening the wallet; undefined if the service reports that the session ended. */
async function readAccount({
  session,
  store,
  smartAccounts,
  state: { isNew },
}: KeeperContext): Promise<Account | undefined> {
  const user = await session.getUser()
  const wallet = user && (await store.get(`wallet:${user.id}`))
  if (!user || !wallet?.confirmed || wallet.shares.length === 0) return undefined
  const isOver = await session.getAccessToken().then(
    () => false,
    // An unreachable service has not ended the session.
    error => isPorticoError(error, notSignedIn),
  )
  if (isOver) return undefined
  const { addresses, hasOwnRecovery } = wallet
  const { sessionId, email, name, provider } = user
  const smart = smartAccounts && (await listSmart(addresses.eip155, smartAccounts))
  return { session: sessionId, email, name, provider, addresses, smart, hasOwnRecovery, isNew }
}

async function listSmart(owner: string, smartAccounts: NonNullable<KeeperOptions['smartAccounts']>) {
  const { listSmartAddresses } = await loadPart(import('../families/evm/derive/deriveSmartAddress.ts'))
  return listSmartAddresses(owner, smartAccounts)
}
