import type {
  CaipNetworkId,
  ChainNamespace,
  SourceContext,
  SourceSession,
  WalletAccount,
} from '@portico/core'
import type { ServedNamespace } from '../families/servedNamespaces.js'

/** What providers may use of the client. */
export interface ClientRuntime {
  readonly context: SourceContext
  /** The accounts that the page may use; none where nobody is logged in, or a library gave them back. */
  getAddresses(namespace: ServedNamespace): readonly string[]
  /** Those of them that are on the network in use, with what is known of each. */
  getAccounts(namespace: ServedNamespace): readonly WalletAccount[]
  /** The session, once somebody has logged in; asks for that where nobody has. */
  requireSession(namespace: ServedNamespace): Promise<SourceSession>
  /** The session, where somebody is logged in. */
  findSession(): Promise<SourceSession | undefined>
  /** Takes the accounts of a family from the page, until somebody asks for them again. */
  revoke(namespace: ServedNamespace): void
  /** The network that a family is on. */
  getChain(namespace: ChainNamespace): CaipNetworkId
  /** Goes to a configured network; the vault and the kit go along. */
  switchChain(chain: CaipNetworkId): Promise<void>
  /** To the vault, which asks the visitor where it has to. */
  askVault(namespace: ServedNamespace, method: string, params: unknown): Promise<unknown>
  /** Says that the page asked for what the wallet never does, and why where there is more to say. */
  refuse(reason?: string): never
}
