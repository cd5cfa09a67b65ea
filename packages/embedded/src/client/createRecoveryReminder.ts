import type { AccountUser, SourceSurface } from '@portico/core'
import type { LoginCache } from './createLoginCache.js'

/**
 * Who has a mailbox is asked once to keep a way back of their own. Without one nobody could bring the wallet back, so it is
 * asked on every visit until there is enough.
 */
export function createRecoveryReminder(
  getUser: () => AccountUser | undefined,
  cache: LoginCache,
): NonNullable<SourceSurface['reminder']> {
  let isDismissed = false
  return {
    isDue() {
      const user = getUser()
      if (user?.hasOwnRecovery !== false || isDismissed) return false
      return !user.email || !cache.get()?.isReminded
    },
    dismiss() {
      isDismissed = true
      const login = cache.get()
      if (login) cache.set({ ...login, isReminded: true })
    },
  }
}
