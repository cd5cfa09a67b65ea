export type WithLock = <result>(name: string, act: () => Promise<result>) => Promise<result>

/**
 * Lets one tab of a site act at a time. Some browsers have no locks, and where a frame may store nothing they are denied:
 * then no two tabs share anything, and there is nothing to guard.
 */
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
