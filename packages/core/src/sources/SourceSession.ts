import type { PorticoError, SiwxSession } from '@portico/protocol'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { AccountType, AccountUser, WalletAccount } from '../store/Account.js'

export interface SourceGrant {
  readonly chains: readonly CaipNetworkId[]
  readonly accounts: readonly CaipAddress[]
  readonly details?: Readonly<Record<string, Omit<WalletAccount, 'address'>>> | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
  readonly accountTypes?: readonly AccountType[] | undefined
}

/** A connected wallet of a source. It may serve several families at once. */
export interface SourceSession {
  readonly id: string
  readonly wallet: {
    readonly name: string
    readonly icon?: string | undefined
    readonly rdns?: string | undefined
  }
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, SourceGrant>>>
  readonly user?: AccountUser | undefined
  /** Sign-ins that the wallet has signed while connecting, not yet verified. */
  readonly signIns?: readonly SiwxSession[] | undefined
  /** Why the visitor, asked to sign in while connecting, has not. */
  readonly signInError?: PorticoError | undefined
}
