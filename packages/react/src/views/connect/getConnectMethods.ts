import type { ConnectMethod } from '@portico/core/internal'

export interface ConnectMethodsInput {
  /** As the owner gave it. */
  readonly order: readonly ConnectMethod[] | undefined
  readonly available: readonly ConnectMethod[]
  readonly hasInstalledWallet: boolean
  readonly usedEmailLast?: boolean | undefined
}

/** Wallets first for those who have one and did not log in by e-mail last; e-mail and social for everybody else. */
const defaultOrders = {
  installed: ['wallet', 'email', 'social'],
  none: ['email', 'social', 'wallet'],
} as const

/** The ways to connect in their order, in groups that are parted by "or": e-mail and social belong together. */
export function getConnectMethods({
  order,
  available,
  hasInstalledWallet,
  usedEmailLast = false,
}: ConnectMethodsInput): readonly (readonly ConnectMethod[])[] {
  const base = order ?? defaultOrders[hasInstalledWallet && !usedEmailLast ? 'installed' : 'none']
  // An owner's order that leaves a method out still offers it, at the end.
  const methods = [...new Set([...base, ...defaultOrders.none])].filter(method => available.includes(method))
  const groups: ConnectMethod[][] = []
  for (const method of methods) {
    const last = groups.at(-1)
    if (last && method !== 'wallet' && !last.includes('wallet')) last.push(method)
    else groups.push([method])
  }
  return groups
}
