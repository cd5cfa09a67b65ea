import { notSignedIn, PorticoError } from '@portico/protocol'
import type { Custody } from '../custody/Custody.ts'
import type { OpenWallet } from '../custody/OpenWallet.ts'
import { wipe } from '../keys/wipe.ts'
import type { Session } from '../service/createSession.ts'
import type { KeeperClock } from './KeeperOptions.ts'
import { keeperTiming } from './keeperTiming.ts'
import { loadKeyWork } from './loadKeyWork.ts'

export interface RootHolderOptions {
  readonly session: Session
  readonly clock: KeeperClock
  readonly getCustody: () => Promise<Custody>
  /** Whether somebody whose code was right is on the way to the wallet. */
  readonly isEntering: () => boolean
  /** The root was forgotten. */
  readonly onLock: () => void
}

export interface RootHolder {
  /** Keeps a wallet open until it is locked, or has not been used for a while. */
  hold(wallet: OpenWallet): void
  /** Opens the wallet where it is not. */
  open(): Promise<void>
  /** The keys stay until the act is done, whatever asks for a lock meanwhile. */
  withOpened<result>(act: (wallet: OpenWallet) => Promise<result> | result): Promise<result>
  /** The same where the wallet is open now. What nobody waits for does not open one that was locked meanwhile. */
  withHeld: RootHolder['withOpened']
  /** Opens the wallet anew and writes its next epoch. */
  writeNext(write: (custody: Custody, current: OpenWallet) => Promise<OpenWallet>): Promise<void>
  /** Not while a signature is being made: with its key half overwritten, it would be one by some other key. */
  lock(): void
  /** Whether keys were here and are no more. */
  isSpent(): boolean
}

/** The root goes in and out of memory here, and nowhere else. */
export function createRootHolder(options: RootHolderOptions): RootHolder {
  const { session, clock, getCustody, isEntering, onLock } = options
  let hasHeldKeys = false
  let opened: OpenWallet | undefined
  let opening: Promise<OpenWallet> | undefined
  let cancelIdle = () => {}
  let users = 0
  let isLockWanted = false

  function forgetRoot() {
    if (!opened) return
    wipe(opened.root, opened.accounts.evmKey, opened.accounts.solanaKey)
    opened = undefined
    onLock()
  }

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

  async function unlock(): Promise<OpenWallet> {
    const { unlockWallet } = await loadKeyWork()
    const unlocked = await unlockWallet(await getCustody())
    if (unlocked.status === 'open') return unlocked.opened
    // Signed in, and the share is gone: the way in is a login. One that is under way has not brought it yet.
    if (unlocked.status === 'locked-out' && !isEntering()) await session.forget()
    throw new PorticoError(notSignedIn)
  }

  async function getOpened(): Promise<OpenWallet> {
    if (opened) return hold(opened)
    opening ??= unlock().finally(() => {
      opening = undefined
    })
    return hold(await opening)
  }

  async function withOpened<result>(act: (wallet: OpenWallet) => Promise<result> | result): Promise<result> {
    users += 1
    try {
      return await act(await getOpened())
    } finally {
      users -= 1
      if (users === 0 && isLockWanted) lock()
    }
  }

  async function withHeld<result>(act: (wallet: OpenWallet) => Promise<result> | result): Promise<result> {
    if (!opened) throw new PorticoError(notSignedIn)
    return withOpened(act)
  }

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

  return {
    hold: wallet => void hold(wallet),
    open: async () => void (await getOpened()),
    withOpened,
    withHeld,
    writeNext,
    lock,
    isSpent: () => hasHeldKeys && opened === undefined,
  }
}
