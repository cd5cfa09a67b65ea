import type { WithLock } from '../store/KeyStore.ts'

/** Where tabs are denied Web Locks they share no storage either and need no lock. */
export function createTabLock(getLocks: () => Pick<LockManager, 'request'> | undefined): WithLock {
  return async (name, act) => {
    const locks = getLocks()
    if (!locks) return act()
    let isGranted = false
    try {
      return await locks.request(name, () => {
        isGranted = true
        return act()
      })
    } catch (error) {
      if (isGranted) throw error
      return act()
    }
  }
}

/** A channel to other tabs of the site. Firefox denies it to frames without storage, whose tabs share no session. */
export function openTabChannel(
  open = () => new BroadcastChannel('portico-vault'),
): BroadcastChannel | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
