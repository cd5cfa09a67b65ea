import type { ConnectorType } from '../families/adapter/Connector.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { FamilyTypes } from '../families/FamilyTypes.js'
import type { SocialProvider } from './defaultFeatures.js'

export type AccountType = FamilyTypes[ChainNamespace]['accountType']

export interface WalletAccount<Namespace extends ChainNamespace = ChainNamespace> {
  readonly address: FamilyTypes[Namespace]['address']
  readonly type?: FamilyTypes[Namespace]['accountType'] | undefined
  readonly publicKey?: string | undefined
}

export interface WalletInfo {
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly type: ConnectorType
  /** What a remote wallet is limited to; undefined where it can be asked for others. */
  readonly approvedNetworks?: readonly CaipNetworkId[] | undefined
  /** The kinds of accounts between which visitors can choose with `setAccountType`, where there are several. */
  readonly accountTypes?: readonly AccountType[] | undefined
}

/** What tells one connection of a namespace from another. */
export interface ConnectionRef {
  readonly connectorId: string
  /** Where a connector has several wallets behind it: the session with one of them. */
  readonly sessionId?: string | undefined
}

/** One live or stored connection of a wallet to one namespace (E-16). */
export interface Connection extends ConnectionRef {
  readonly accounts: readonly WalletAccount[]
  /** Which of the accounts is in use, where the page chooses; the first when not set. */
  readonly address?: string | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly name?: string | undefined
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly type?: ConnectorType | undefined
  /** Known while the connection is live; a session tells it anew. */
  readonly approvedNetworks?: readonly CaipNetworkId[] | undefined
  /** Likewise. */
  readonly accountTypes?: readonly AccountType[] | undefined
}

export interface AccountUser {
  readonly username?: string | undefined
  readonly email?: string | undefined
  /** By whom they have logged in, if not by their mailbox. */
  readonly provider?: SocialProvider | undefined
  /** Whether enough brings the wallet back without the mailbox, where the wallet knows: a passkey alone is not. */
  readonly hasOwnRecovery?: boolean | undefined
  /** The wallet was made with this login, for somebody who had none. */
  readonly isNew?: boolean | undefined
}

export type AsyncData<T> =
  | { readonly status: 'idle'; readonly data?: T | undefined }
  | { readonly status: 'loading'; readonly data?: T | undefined }
  | { readonly status: 'loaded'; readonly data: T; readonly at: number }
  | { readonly status: 'error'; readonly data?: T | undefined; readonly error: unknown; readonly at: number }

export interface BalanceOwner {
  readonly namespace: ChainNamespace
  /** A balance belongs to one network. */
  readonly caipAddress: CaipAddress
}

export interface Balance {
  /** Decimal text in whole units, e.g. `1.5`. */
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
}

/** What is known of an account beside its address; every field may be missing (E-04). */
export interface AccountDetails {
  readonly profileName?: string | undefined
  readonly profileImage?: string | undefined
  readonly user?: AccountUser | undefined
}

/** What a connected account and one that is being restored have in common. */
export interface IdentifiedAccount extends AccountDetails {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly sessionId?: string | undefined
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly accounts: readonly WalletAccount[]
  readonly wallet: WalletInfo
}

export interface DisconnectedAccount {
  readonly status: 'disconnected'
  readonly namespace: ChainNamespace
}

/** A visitor is choosing in a wallet, or a stored connection is being restored (then `restored` holds it). */
export interface ConnectingAccount {
  readonly status: 'connecting'
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly sessionId?: string | undefined
  readonly restored?: Omit<IdentifiedAccount, 'namespace'> | undefined
}

export interface ConnectedAccount extends IdentifiedAccount {
  readonly status: 'connected'
}

/** Exactly one per namespace. */
export type AccountState = DisconnectedAccount | ConnectingAccount | ConnectedAccount
