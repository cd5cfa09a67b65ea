import type { ConnectorType } from '../families/adapter/Connector.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { FamilyTypes } from '../families/FamilyTypes.js'
import type { SocialProvider } from './defaultFeatures.js'

export type AccountType = FamilyTypes[ChainNamespace]['accountType']

export interface WalletAccount<Namespace extends ChainNamespace = ChainNamespace> {
  readonly address: FamilyTypes[Namespace]['address']
  readonly type?: FamilyTypes[Namespace]['accountType'] | undefined
  readonly publicKey?: string | undefined
  readonly smartAccountDeployed?: boolean | undefined
  /** A smart account at the EOA's own address (EIP-7702), which is therefore the same on every network. */
  readonly isDelegated?: boolean | undefined
}

export interface WalletInfo {
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly type: ConnectorType
  /** Networks a remote wallet is limited to; undefined if it can be asked for others. */
  readonly approvedNetworks?: readonly CaipNetworkId[] | undefined
  readonly accountTypes?: readonly AccountType[] | undefined
}

export interface ConnectionRef {
  readonly connectorId: string
  readonly sessionId?: string | undefined
}

/** A live or stored connection of a wallet to one namespace (E-16). */
export interface Connection extends ConnectionRef {
  readonly accounts: readonly WalletAccount[]
  /** The active account, in families where the page selects it. Default: the first. */
  readonly address?: string | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly name?: string | undefined
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly type?: ConnectorType | undefined
  /** Known while the connection is live; not stored. */
  readonly approvedNetworks?: readonly CaipNetworkId[] | undefined
  readonly accountTypes?: readonly AccountType[] | undefined
}

export interface AccountUser {
  readonly username?: string | undefined
  readonly email?: string | undefined
  readonly provider?: SocialProvider | undefined
  /** Whether the wallet can be recovered without the mailbox, if known: a passkey alone is not enough. */
  readonly hasOwnRecovery?: boolean | undefined
  readonly isNew?: boolean | undefined
}

export type FetchStatus = 'fetching' | 'idle'

/** State of a query, in the terms of TanStack Query. Data of an earlier fetch stays while fetching and after an error. */
export type QueryState<T> =
  | {
      readonly status: 'pending'
      readonly fetchStatus: FetchStatus
      readonly data?: undefined
      readonly error?: undefined
    }
  | {
      readonly status: 'success'
      readonly fetchStatus: FetchStatus
      readonly data: T
      readonly error?: undefined
      readonly dataUpdatedAt: number
      /** The data belongs to an earlier `requestKey`. */
      readonly isPlaceholderData?: boolean | undefined
    }
  | {
      readonly status: 'error'
      readonly fetchStatus: FetchStatus
      readonly data?: T | undefined
      readonly error: unknown
      readonly errorUpdatedAt: number
    }

export interface BalanceOwner {
  readonly namespace: ChainNamespace
  readonly caipAddress: CaipAddress
  /** Not the connected account, so that it is not stored. */
  readonly isOther?: boolean | undefined
}

export interface Balance {
  /** Decimal text in whole units, e.g. `1.5`. */
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
}

export interface AccountDetails {
  readonly profileName?: string | undefined
  readonly profileImage?: string | undefined
  readonly user?: AccountUser | undefined
  /** Whether the contract of the smart account in use is on the network already, where the wallet says so. */
  readonly smartAccountDeployed?: boolean | undefined
  readonly addressLabels?: Readonly<Record<string, string>> | undefined
}

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

/** A connection request is pending, or a stored connection is being restored (then `restored` is set). */
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
