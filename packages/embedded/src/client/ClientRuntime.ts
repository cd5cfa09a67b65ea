import type { CaipNetworkId, ChainNamespace, WalletAccount } from '@portico/core'
import type { SourceContext, SourceSession } from '@portico/core/adapter'
import type { ServedNamespace } from '../families/servedNamespaces.js'

export interface ClientRuntime {
  readonly context: SourceContext
  getAddresses(namespace: ServedNamespace): readonly string[]
  getAccounts(namespace: ServedNamespace): readonly WalletAccount[]
  /** Returns the session, and asks the visitor to log in if there is none. */
  requireSession(namespace: ServedNamespace): Promise<SourceSession>
  findSession(): Promise<SourceSession | undefined>
  revoke(namespace: ServedNamespace): void
  getChain(namespace: ChainNamespace): CaipNetworkId
  switchChain(chain: CaipNetworkId): Promise<void>
  askVault(namespace: ServedNamespace, method: string, params: unknown): Promise<unknown>
  refuse(reason?: string): never
}
