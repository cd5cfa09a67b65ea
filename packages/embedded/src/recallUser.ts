import type { AccountUser, Environment } from '@portico/core'
import { loginKeys } from './loginKeys.js'

/** Who is logged in here by what this browser remembers, until the vault says so. It goes with the sign-out. */
export function recallUser({ storage }: Pick<Environment, 'storage'>): AccountUser | undefined {
  try {
    const { email, userName } = JSON.parse(storage?.getItem(loginKeys.login) ?? 'null')?.value ?? {}
    if (typeof email === 'string') return { email }
    return typeof userName === 'string' ? { username: userName } : undefined
  } catch {
    return undefined
  }
}
