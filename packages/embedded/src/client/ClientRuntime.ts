import type { CaipNetworkId, ChainNamespace, SourceContext, SourceSession } from '@portico/core'
import type { ServedNamespace } from '../families/servedNamespaces.js'

/** What providers may use of the client. */
export interface ClientRuntime {
  readonly context: SourceContext
  getSession(): SourceSession | undefined
  /** The session, once somebody has logged in; asks for that where nobody has. */
  requireSession(namespace: ChainNamespace): Promise<SourceSession>
  /** The network that a family is on. */
  getChain(namespace: ChainNamespace): CaipNetworkId
  /** Goes to a configured network; the vault and the kit go along. */
  switchChain(chain: CaipNetworkId): Promise<void>
  /** To the vault, which asks the visitor where it has to. */
  askVault(namespace: ServedNamespace, method: string, params: unknown): Promise<unknown>
  /** Says that the page asked for what the wallet never does. */
  refuse(): never
}
