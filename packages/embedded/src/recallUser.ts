import type { AccountUser, Environment } from '@portico/core'
import { loginKeys } from './loginKeys.js'

/** Who is logged in here by what this browser remembers, until the vault says so. It goes with the sign-out. */
export function recallUser({ storage }: Pick<Environment, 'storage'>): AccountUser | undefined {
  try {
    const email = JSON.parse(storage?.getItem(loginKeys.login) ?? 'null')?.value?.email
    return typeof email === 'string' ? { email } : undefined
  } catch {
    return undefined
  }
}
