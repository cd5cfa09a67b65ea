import type { ChainNamespace } from '@portico/core'
import type { Families, RemoteTerms } from '@portico/core/adapter'

export function getRemoteTerms(families: Families, key: string): RemoteTerms | undefined {
  const namespace = key.split(':')[0] as ChainNamespace // or an arbitrary string from the wallet
  return Object.hasOwn(families, namespace) ? families[namespace]?.remote : undefined
}
