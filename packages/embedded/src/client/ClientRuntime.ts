import type { CaipNetworkId, ChainNamespace, WalletAccount } from '@portico/core'
import type { SourceContext, SourceSession } from '@portico/core/adapter'
import type { ServedNamespace } from '../families/servedNamespaces.js'

export interface ClientRuntime {
  readonly context: SourceContext
  /** Accounts available to the page; empty without a login or after a library revoked them. */
  getAddresses(namespace: ServedNamespace): readonly string[]
  /** Accounts on the current network, with their details. */
  getAccounts(namespace: ServedNamespace): readonly WalletAccount[]
  /** Returns the session, and asks the visitor to log in if there is none. */
  requireSession(namespace: ServedNamespace): Promise<SourceSession>
  findSession(): Promise<SourceSession | undefined>
  /** Revokes the page's access to a family's accounts until it requests them again. */
  revoke(namespace: ServedNamespace): void
  getChain(namespace: ChainNamespace): CaipNetworkId
  /** Switches to a configured network, in the vault and in the kit. */
  switchChain(chain: CaipNetworkId): Promise<void>
  askVault(namespace: ServedNamespace, method: string, params: unknown): Promise<unknown>
  /** Reports and throws that the wallet does not support the request. */
  refuse(reason?: string): never
}
