import type { ChainNamespace, Families, RemoteTerms } from '@portico/core'

/** By namespace or by one of its chains, as wallets write their grants; undefined where the page has no such family. */
export function getRemoteTerms(families: Families, key: string): RemoteTerms | undefined {
  const namespace = key.split(':')[0] as ChainNamespace // or whatever the wallet made up
  return Object.hasOwn(families, namespace) ? families[namespace]?.remote : undefined
}
