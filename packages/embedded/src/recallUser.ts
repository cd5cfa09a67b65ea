import type { Environment } from '@portico/core'
import type { AccountUser } from '@portico/core/adapter'
import { loginKeys } from './loginKeys.js'

export function recallUser({ storage }: Pick<Environment, 'storage'>): AccountUser | undefined {
  try {
    const { email, userName } = JSON.parse(storage?.getItem(loginKeys.login) ?? 'null')?.value ?? {}
    if (typeof email === 'string') return { email }
    return typeof userName === 'string' ? { username: userName } : undefined
  } catch {
    return undefined
  }
}
