import type { SourceSession } from '@portico/core/adapter'
import { loginProviders } from '@portico/protocol/frame'
import type { ServedNamespace } from '../families/servedNamespaces.js'
import type { Chains } from './createChains.js'
import type { LoginCache } from './createLoginCache.js'

export function rememberLogin(
  { cache, chains }: { readonly cache: LoginCache; readonly chains: Chains },
  { user }: SourceSession,
  revoked: ReadonlySet<ServedNamespace>,
): void {
  const before = cache.get()
  const { email, username: userName, provider } = user ?? {}
  cache.set({
    email,
    chain: chains.getLast() ?? before?.chain,
    userName,
    provider: loginProviders.find(name => name === provider),
    isReminded: before?.isReminded || undefined,
    ...(revoked.size > 0 && { revoked: [...revoked] }),
  })
}
