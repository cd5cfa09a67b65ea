import type { CaipNetworkId, ChainNamespace } from '@portico/core'

/** The families that the vault has keys for. */
export const servedNamespaces = ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot'] as const

export type ServedNamespace = (typeof servedNamespaces)[number]

export function isServed(namespace: ChainNamespace): namespace is ServedNamespace {
  return servedNamespaces.some(served => served === namespace)
}

/** Used if the site has no network of these families. */
export const fallbackNetwork: CaipNetworkId = 'eip155:1'
