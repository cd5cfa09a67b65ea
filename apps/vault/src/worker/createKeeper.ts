import {
  freshCodeRequired,
  isPorticoError,
  type Language,
  noSuchRecovery,
  notSignedIn,
  PorticoError,
} from '@portico/protocol'
import type { EmbeddedWallet, RecoveryMethod, VerifyOtpAnswer } from '@portico/protocol/auth'
import type { Custody } from '../custody/Custody.ts'
import type { OpenWallet } from '../custody/OpenWallet.ts'
import type { RecoveryProof } from '../custody/recoverWallet.ts'
import { type DeviceKeys, exportPublicKey, getDeviceId } from '../keys/deviceKeys.ts'
import { wipe } from '../keys/wipe.ts'
import type { AuthService } from '../service/AuthService.ts'
import type { Session } from '../service/createSession.ts'
import type { EscrowService } from '../service/EscrowService.ts'
import type { KeyStore } from '../store/KeyStore.ts'
import { askForApproval } from './askForApproval.ts'
import { awaitApproval, type PendingApproval } from './awaitApproval.ts'
import type { EntryNeed, Keeper, KeeperState } from './Keeper.ts'

export interface KeeperOptions {
  readonly projectId: string
  /** The page around the vault, by the browser's word. */
  readonly site: string
  /** How people recognise this device. */
  readonly label: string
  readonly store: KeyStore
  readonly device: DeviceKeys
  readonly session: Session
  readonly auth: AuthService
  readonly escrow: EscrowService | undefined
  readonly clock: {
    now(): number
    /** @returns how to cancel */
    after(ms: number, act: () => void): () => void
  }
  /** Of the mails that the services send. */
  readonly setLanguage: (language: Language) => void
  /** Tells other tabs that somebody has signed out. */
  readonly announceSignOut: () => void
  /** Of a keeper before this one. */
  readonly state?: KeeperState
  /** The root was forgotten. */
  readonly onLock?: () => void
}

/** The keeper, for those who started it. */
export interface OwnedKeeper extends Keeper {
  getState(): KeeperState
  /** Whether keys were here and are no more: what libraries have left of them goes away with the worker only. */
  isSpent(): boolean
}

export const keeperTiming = {
  /** Without use the root is forgotten. */
  idle: 5 * 60_000,
  /** How long a code counts as new. */
  freshCode: 5 * 60_000,
} as const

const noState: KeeperState = {
  challenge: undefined,
  codeAt: undefined,
  typedEmail: undefined,
  emailChange: undefined,
  need: { kind: 'none' },
  approval: undefined,
  language: undefined,
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Curves, words and sharing: not needed before somebody has logged in. */
const loadKeyWork = () => import('../custody/keyWork.ts')

/** The root goes in and out of memory here, and nowhere else. */
export function createKeeper(options: KeeperOptions): OwnedKeeper {
  const { projectId, site, label, store, device, session, auth, escrow, clock } = options
  const { announceSignOut, setLanguage, onLock = () => {}, state: before = noState } = options
  let { challenge, codeAt, typedEmail, emailChange, need, approval, language } = before
  if (language) setLanguage(language)
  let hasHeldKeys = false
  let opened: OpenWallet | undefined
  let opening: Promise<OpenWallet> | undefined
  let cancelIdle = () => {}
  let users = 0
  let isLockWanted = false
  let warming: Promise<void> | undefined
  const waiting = new Set<() => void>()

  async function getCustody(): Promise<Custody> {
    const user = await session.getUser()
    if (!user) throw new PorticoError(notSignedIn)
    const email = typedEmail ?? user.email
    return { auth, escrow, store, device, deviceId: await getDeviceId(device), userId: user.id, email }
  }

  function forgetRoot() {
    if (!opened) return
    wipe(opened.root, opened.accounts.evmKey, opened.accounts.solanaKey)
    opened = undefined
    onLock()
  }

  /** Not while a signature is being made: with its key half overwritten, it would be one by some other key. */
  function lock() {
    cancelIdle()
    isLockWanted = users > 0
    if (!isLockWanted) forgetRoot()
  }

  function hold(wallet: OpenWallet): OpenWallet {
    if (opened?.root !== wallet.root) forgetRoot()
    opened = wallet
    hasHeldKeys = true
    cancelIdle()
    cancelIdle = clock.after(keeperTiming.idle, lock)
    return wallet
  }

  /** The keys stay until the act is done, whatever asks for a lock meanwhile. */
  async function withOpened<result>(act: (wallet: OpenWallet) => Promise<result> | result): Promise<result> {
    users += 1
    try {
      return await act(await getOpened())
    } finally {
      users -= 1
      if (users === 0 && isLockWanted) lock()
    }
  }

  /** The wallet is open: whoever waited for that goes on. */
  function enter(wallet: OpenWallet) {
    hold(wallet)
    need = { kind: 'none' }
    for (const tell of waiting) tell()
    waiting.clear()
  }

  async function unlock(): Promise<OpenWallet> {
    const { unlockWallet } = await loadKeyWork()
    const unlocked = await unlockWallet(await getCustody())
    if (unlocked.status === 'open') return unlocked.opened
    // Signed in, and the share is gone: the way in is a login.
    await session.forget()
    throw new PorticoError(notSignedIn)
  }

  async function getOpened(): Promise<OpenWallet> {
    if (opened) return hold(opened)
    opening ??= unlock().finally(() => {
      opening = undefined
    })
    return hold(await opening)
  }

  const describeNeed = ({ recoveries }: EmbeddedWallet): EntryNeed => ({
    kind: 'recovery',
    methods: recoveries.map(({ kind }) => kind).filter(kind => kind !== 'escrow' || escrow !== undefined),
  })

  async function enterAfterCode(): Promise<EntryNeed> {
    const [{ createWallet, unlockWallet }, custody] = await Promise.all([loadKeyWork(), getCustody()])
    const unlocked = await unlockWallet(custody)
    if (unlocked.status === 'open') enter(unlocked.opened)
    else if (unlocked.status === 'locked-out') need = describeNeed(unlocked.wallet)
    else if (escrow) enter(await createWallet(custody))
    else need = { kind: 'protection' }
    return need
  }

  async function recover(proof: RecoveryProof) {
    const [{ recoverWallet, unlockWallet }, custody] = await Promise.all([loadKeyWork(), getCustody()])
    // Once more, since an earlier try may have gone through without its answer reaching us.
    const unlocked = await unlockWallet(custody)
    if (unlocked.status === 'open') enter(unlocked.opened)
    else if (unlocked.status === 'locked-out') enter(await recoverWallet(custody, unlocked.wallet, proof))
    else throw new PorticoError(notSignedIn)
  }

  /** Once the owner has told the escrow that this device may have its key. */
  async function recoverByMail(asked: PendingApproval, signal: AbortSignal) {
    if (!escrow) throw new PorticoError(noSuchRecovery)
    await awaitApproval({ escrow, clock }, asked, signal)
    await recover({ kind: 'escrow', approvalId: asked.id })
  }

  async function sendCode(email: string) {
    challenge = undefined
    const { challengeId } = await auth.startOtp({ projectId, site, email, purpose: 'login' })
    challenge = { id: challengeId, email }
  }

  async function checkCode(code: string): Promise<VerifyOtpAnswer> {
    if (!challenge) throw new PorticoError(notSignedIn)
    const agreementKey = await exportPublicKey(device.agreement.publicKey)
    const answer = await auth.verifyOtp({ challengeId: challenge.id, code, agreementKey, label })
    typedEmail = challenge.email
    challenge = undefined
    codeAt = clock.now()
    await session.begin(answer.user, answer)
    return answer
  }

  function assertFreshCode() {
    if (codeAt === undefined || clock.now() - codeAt > keeperTiming.freshCode)
      throw new PorticoError(freshCodeRequired)
  }

  async function changeRecoveries(change: (before: readonly RecoveryMethod[]) => readonly RecoveryMethod[]) {
    assertFreshCode()
    const { rotateWallet } = await loadKeyWork()
    await writeNext((custody, current) => rotateWallet(custody, current, change(current.wallet.recoveries)))
  }

  /** Opens the wallet anew and writes its next epoch. */
  async function writeNext(write: (custody: Custody, current: OpenWallet) => Promise<OpenWallet>) {
    // From the service anew: which devices and which epoch there are must not be a guess.
    lock()
    await withOpened(async current => {
      try {
        hold(await write(await getCustody(), current))
      } catch (error) {
        // Whether the new epoch counts is for the service to say, at the next opening.
        lock()
        throw error
      }
    })
  }

  async function createPassphraseMethod(passphrase: string): Promise<RecoveryMethod> {
    const { createPassphraseParameters, derivePassphraseKey } = await loadKeyWork()
    const parameters = createPassphraseParameters()
    const { publicKey } = await derivePassphraseKey(passphrase, parameters)
    return { kind: 'passphrase', publicKey, parameters }
  }

  const without = (kind: RecoveryMethod['kind'], methods: readonly RecoveryMethod[]) =>
    methods.filter(method => method.kind !== kind)

  async function forgetUser() {
    lock()
    need = { kind: 'none' }
    approval = undefined
    codeAt = undefined
    typedEmail = undefined
    emailChange = undefined
    challenge = undefined
    await session.forget()
  }

  return {
    getState: () => ({ challenge, codeAt, typedEmail, emailChange, need, approval, language }),
    isSpent: () => hasHeldKeys && opened === undefined,
    async setLanguage(next) {
      language = next
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
      const isIn = isSame && (await getOpened().then(Boolean, () => false))
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
    getNeed: async () => need,
    async askForApproval() {
      approval = undefined
      if (!escrow || need.kind !== 'recovery' || !need.methods.includes('escrow')) return undefined
      const hasOtherWay = need.methods.some(kind => kind !== 'escrow')
      try {
        const asked = await askForApproval({ auth, escrow, deviceId: await getDeviceId(device) })
        approval = { id: asked.approvalId, expiresAt: clock.now() + asked.expiresIn * 1000 }
        return asked.number
      } catch (error) {
        // A passphrase or the words open the wallet whether or not there can be a mail now.
        if (!hasOtherWay) throw error
        return undefined
      }
    },
    async waitForEntry(_, signal) {
      if (need.kind === 'none') return
      const entered = new Promise<void>(resolve => waiting.add(resolve))
      const approved = approval === undefined ? rejectOnAbort(signal) : recoverByMail(approval, signal)
      await Promise.race([entered, approved])
    },
    recoverWithPassphrase: passphrase => recover({ kind: 'passphrase', passphrase }),
    recoverWithKit: words => recover({ kind: 'kit', words }),
    async createProtected(passphrase) {
      const { createWallet } = await loadKeyWork()
      enter(await createWallet(await getCustody(), [await createPassphraseMethod(passphrase)]))
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
    listRecoveries: () => withOpened(({ wallet }) => wallet.recoveries.map(({ kind }) => kind)),
    async exportKit() {
      assertFreshCode()
      const { formatRecoveryKit } = await loadKeyWork()
      return withOpened(({ root }) => formatRecoveryKit(root))
    },
    confirmKit: () => changeRecoveries(before => [...without('kit', before), { kind: 'kit' }]),
    async setPassphrase(passphrase) {
      assertFreshCode()
      const method = await createPassphraseMethod(passphrase)
      await changeRecoveries(before => [...without('passphrase', before), method])
    },
    async startEmailChange(email) {
      emailChange = undefined
      const { changeId } = await auth.startEmailChange(email)
      emailChange = { id: changeId, email }
    },
    async proveOldEmail(code) {
      if (!emailChange) throw new PorticoError(freshCodeRequired)
      await auth.proveOldEmail({ changeId: emailChange.id, code })
    },
    async finishEmailChange(code) {
      if (!emailChange) throw new PorticoError(freshCodeRequired)
      const { id, email } = emailChange
      await auth.proveNewEmail({ changeId: id, code })
      const { changeMailbox } = await loadKeyWork()
      await writeNext((custody, current) => changeMailbox(custody, current, { email, emailChange: id }))
      emailChange = undefined
      typedEmail = email
      await session.setEmail(email)
      return email
    },
    lock: async () => lock(),
    async signOut() {
      // Whether the service hears of it or not, this browser is signed out.
      const told = auth.endSession().catch(() => undefined)
      lock()
      await told
      await forgetUser()
      announceSignOut()
    },
  }
}
