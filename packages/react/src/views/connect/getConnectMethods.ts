import type { ConnectMethod } from '@portico/core/internal'

export interface ConnectMethodsInput {
  readonly order: readonly ConnectMethod[] | undefined
  readonly available: readonly ConnectMethod[]
  readonly hasInstalledWallet: boolean
  readonly usedEmailLast?: boolean | undefined
}

/**
 * Wallets first for visitors who have one and did not log in by e-mail last time; otherwise e-mail and social
 * first.
 */
const defaultOrders = {
  installed: ['wallet', 'email', 'social'],
  none: ['email', 'social', 'wallet'],
} as const

/** The connect methods in order, in groups separated by "or": e-mail and social form one group. */
export function getConnectMethods({
  order,
  available,
  hasInstalledWallet,
  usedEmailLast = false,
}: ConnectMethodsInput): readonly (readonly ConnectMethod[])[] {
  const base = order ?? defaultOrders[hasInstalledWallet && !usedEmailLast ? 'installed' : 'none']
  // Methods that the site's order omits are appended.
  const methods = [...new Set([...base, ...defaultOrders.none])].filter(method => available.includes(method))
  const groups: ConnectMethod[][] = []
  for (const method of methods) {
    const last = groups.at(-1)
    if (last && method !== 'wallet' && !last.includes('wallet')) last.push(method)
    else groups.push([method])
  }
  return groups
}
