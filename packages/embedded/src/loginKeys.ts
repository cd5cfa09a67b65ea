import type { Environment } from '@portico/core'
import type { AccountUser } from '@portico/core/adapter'

/** Kept apart from their readers, because the first load only checks whether they exist. */
export const loginKeys = {
  login: '@portico/embedded/login',
  /** Set from a sign-out until the vault confirms it. */
  leaving: '@portico/embedded/leaving',
  sentAt: '@portico/embedded/sent-at',
  social: '@portico/embedded/social',
  /** The chosen EVM account type. It survives a sign-out, because the visitor would miss the other account's funds. */
  accountType: '@portico/embedded/account-type',
  email: '@portico/embedded/email',
} as const

export function recallUser({ storage }: Pick<Environment, 'storage'>): AccountUser | undefined {
  try {
    const { email, userName } = JSON.parse(storage?.getItem(loginKeys.login) ?? 'null')?.value ?? {}
    if (typeof email === 'string') return { email }
    return typeof userName === 'string' ? { username: userName } : undefined
  } catch {
    return undefined
  }
}
