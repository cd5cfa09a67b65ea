import type { AccountUser, SourceSurface } from '@portico/core/adapter'
import type { LoginCache } from './createLoginCache.js'

/** Without a mailbox the wallet could not be recovered, so the reminder shows on every visit. */
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
