import { notSignedIn, PorticoError } from '@portico/protocol'
import type { Custody, OpenWallet } from '../custody/Custody.ts'
import { wipe } from '../keys/Bytes.ts'
import { type KeeperOptions, keeperTiming } from './KeeperOptions.ts'
import { loadKeyWork } from './loadPart.ts'

interface RootHolderOptions extends Pick<KeeperOptions, 'session' | 'clock' | 'onLock'> {
  readonly getCustody: () => Promise<Custody>
  readonly isEntering: () => boolean
}

export type RootHolder = ReturnType<typeof createRootHolder>

export function createRootHolder(options: RootHolderOptions) {
  const { session, clock, getCustody, isEntering, onLock = () => {} } = options
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

  /** Deferred while a signature is in progress: a partly wiped key would sign as some other key. */
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
    // The share is gone, so the session ends and the visitor must log in. A login in progress may not have stored it
    // yet.
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

  /** The keys stay in memory until `act` is done, even if a lock is requested meanwhile. */
  async function withOpened<result>(act: (wallet: OpenWallet) => Promise<result> | result): Promise<result> {
    users += 1
    try {
      return await act(await getOpened())
    } finally {
      users -= 1
      if (users === 0 && isLockWanted) lock()
    }
  }

  /** Rejects if the wallet is locked: background work must not reopen a wallet. */
  async function withHeld<result>(act: (wallet: OpenWallet) => Promise<result> | result): Promise<result> {
    if (!opened) throw new PorticoError(notSignedIn)
    return withOpened(act)
  }

  async function writeNext(write: (custody: Custody, current: OpenWallet) => Promise<OpenWallet>) {
    // Reload from the service: the devices and the epoch must be current.
    lock()
    await withOpened(async current => {
      try {
        hold(await write(await getCustody(), current))
      } catch (error) {
        // The service decides at the next opening whether the new epoch is valid.
        lock()
        throw error
      }
    })
  }

  return {
    hold: (wallet: OpenWallet) => void hold(wallet),
    open: async () => void (await getOpened()),
    withOpened,
    withHeld,
    writeNext,
    lock,
    isSpent: () => hasHeldKeys && opened === undefined,
  }
}
