import type { SiwxSession } from '@portico/protocol'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { AccountType, AccountUser, WalletAccount } from '../store/Account.js'

/** What a session permits in one family. */
export interface SourceGrant {
  readonly chains: readonly CaipNetworkId[]
  readonly accounts: readonly CaipAddress[]
  /** What is known of them, by address. */
  readonly details?: Readonly<Record<string, Omit<WalletAccount, 'address'>>> | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The kinds between which visitors can choose, where the source has a `setAccountType`. */
  readonly accountTypes?: readonly AccountType[] | undefined
}

/** One wallet that a source has reached. It may serve several families at once. */
export interface SourceSession {
  /** Tells apart several sessions of one source. */
  readonly id: string
  readonly wallet: {
    readonly name: string
    readonly icon?: string | undefined
    readonly rdns?: string | undefined
  }
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, SourceGrant>>>
  /** Whoever logged in, where the source knows. */
  readonly user?: AccountUser | undefined
  /** What the wallet has signed while connecting, of what the offer asked it to. Nobody has verified it yet. */
  readonly signIns?: readonly SiwxSession[] | undefined
}
