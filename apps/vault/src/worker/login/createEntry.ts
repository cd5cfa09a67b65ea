import { noSuchRecovery, notSignedIn, PorticoError } from '@portico/protocol'
import type { EmbeddedWallet } from '@portico/protocol/auth'
import type { OpenWallet } from '../../custody/Custody.ts'
import type { PasskeyProof, RecoveryProof } from '../../custody/recoverWallet.ts'
import { getDeviceId } from '../../keys/deviceKeys.ts'
import type { KeeperContext } from '../KeeperContext.ts'
import { keeperTiming } from '../KeeperOptions.ts'
import type { AskedOwner, EntryNeed } from '../keeperTypes.ts'
import { loadKeyWork, loadPart } from '../loadPart.ts'
import { askForApproval, awaitApproval } from '../owner/awaitApproval.ts'
import { waitAtMost } from '../pause.ts'

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Opens the wallet after a login, also on a device that has no share, or makes a protected one. */
export function createEntry(context: KeeperContext) {
  const { auth, escrow, device, clock, state, getCustody, hold, withHeld, writeNext } = context
  const { forgets = () => false } = context
  const waiting = new Set<() => void>()
  let entering = 0
  let opensAt: number | undefined

  async function enter(wallet: OpenWallet, isNew = false) {
    hold(wallet)
    state.isNew = isNew
    state.need = { kind: 'none' }
    for (const tell of waiting) tell()
    waiting.clear()
    // The login does not wait long for the escrow: a failure is retried at the next login.
    const settled = settleInEscrow(wallet).catch(() => undefined)
    await waitAtMost(clock, keeperTiming.settling, settled)
    // Runs in the background, because it loads the code of every family. Until then the escrow treats the wallet as
    // high-value.
    void settled.then(nameAccounts).catch(() => undefined)
  }

  /** Confirms the wallet at the escrow, and stores a new key there if the escrow lost it. */
  async function settleInEscrow(wallet: OpenWallet) {
    const { changeMailbox, confirmInEscrow } = await loadKeyWork()
    const custody = await getCustody()
    const { email } = custody
    if ((await confirmInEscrow(custody, wallet)) === 'missing' && email)
      await writeNext((current, opened) => changeMailbox(current, opened, { email }))
  }

  async function nameAccounts() {
    if (!escrow) return
    const [{ confirmInEscrow }, { listEveryAccount }, { createSigning }] = await Promise.all([
      loadKeyWork(),
      loadPart(import('../signing/listEveryAccount.ts')),
      loadPart(import('../signing/createSigning.ts')),
    ])
    const { listAccounts } = createSigning({ ...context, withOpened: withHeld })
    const addresses = await withHeld(({ accounts }) => accounts.addresses)
    const accounts = await listEveryAccount({ ...context, listAccounts }, addresses)
    await withHeld(async opened => confirmInEscrow(await getCustody(), opened, accounts))
  }

  const describeNeed = ({ recoveries }: EmbeddedWallet): EntryNeed => ({
    kind: 'recovery',
    methods: [...new Set(recoveries.map(({ kind }) => kind))].filter(
      kind => kind !== 'escrow' || escrow !== undefined,
    ),
  })

  async function recover(proof: RecoveryProof) {
    const [{ recoverWallet, unlockWallet }, custody] = await Promise.all([loadKeyWork(), getCustody()])
    // An earlier attempt may have succeeded without its response reaching us.
    const unlocked = await unlockWallet(custody)
    if (unlocked.status === 'open') await enter(unlocked.opened)
    else if (unlocked.status === 'locked-out')
      await enter(await recoverWallet(custody, unlocked.wallet, proof))
    else throw new PorticoError(notSignedIn)
  }

  async function recoverByMail(approval: NonNullable<typeof state.approval>, signal: AbortSignal) {
    if (!escrow) throw new PorticoError(noSuchRecovery)
    const onWait = (at: number) => {
      opensAt = at
    }
    await awaitApproval({ escrow, clock, forgets, onWait }, approval, signal)
    await recover({ kind: 'escrow', approvalId: approval.id })
  }

  async function openOrCreate(): Promise<EntryNeed> {
    const [{ createWallet, unlockWallet }, custody] = await Promise.all([loadKeyWork(), getCustody()])
    const unlocked = await unlockWallet(custody)
    if (unlocked.status === 'open') await enter(unlocked.opened)
    else if (unlocked.status === 'locked-out') state.need = describeNeed(unlocked.wallet)
    // Without a mailbox, in a browser without storage, the wallet could never be opened again.
    else if (escrow && (custody.email !== undefined || !forgets()))
      await enter(await createWallet(custody), true)
    else state.need = { kind: 'protection' }
    return state.need
  }

  return {
    isEntering: () => entering > 0 || state.need.kind !== 'none',
    async enterAfterCode() {
      entering += 1
      try {
        return await openOrCreate()
      } finally {
        entering -= 1
      }
    },
    getNeed: async () => state.need,
    /** When this device may open the wallet, in milliseconds. Undefined until the owner has approved it. */
    getOpeningTime: async () => opensAt,
    /** Asks the owner by mail to approve this device, if the wallet has mail recovery. */
    async askForApproval(): Promise<AskedOwner | undefined> {
      const { need } = state
      state.approval = undefined
      opensAt = undefined
      if (!escrow || need.kind !== 'recovery' || !need.methods.includes('escrow')) return undefined
      try {
        const asked = await askForApproval({ auth, escrow, deviceId: await getDeviceId(device) })
        state.approval = { id: asked.approvalId, expiresAt: clock.now() + asked.expiresIn * 1000 }
        const { number, since, wait } = asked
        return { number, since, wait, forgets: forgets() }
      } catch (error) {
        // A passphrase or the recovery kit opens the wallet even if no mail can be sent.
        if (need.methods.every(kind => kind === 'escrow')) throw error
        return undefined
      }
    },
    async waitForEntry(_: undefined, signal: AbortSignal) {
      const { need, approval } = state
      if (need.kind === 'none') return
      const entered = new Promise<void>(resolve => waiting.add(resolve))
      const approved = approval === undefined ? rejectOnAbort(signal) : recoverByMail(approval, signal)
      await Promise.race([entered, approved])
    },
    recoverWithPassphrase: (passphrase: string) => recover({ kind: 'passphrase', passphrase }),
    recoverWithKit: (words: string) => recover({ kind: 'kit', words }),
    recoverWithPasskey: (proof: PasskeyProof) => recover({ kind: 'passkey', ...proof }),
    async createProtected(passphrase: string) {
      const { createPassphraseMethod, createWallet } = await loadKeyWork()
      const created = await createWallet(await getCustody(), async wallet => [
        await createPassphraseMethod(passphrase, wallet, auth.evaluatePassphrase, context.passphraseCost),
      ])
      await enter(created, true)
    },
  }
}
