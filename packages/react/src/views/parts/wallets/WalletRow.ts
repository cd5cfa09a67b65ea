import type { Connector, Route } from '@portico/core'
import type { ConnectorType, Wallet } from '@portico/core/adapter'
import type { WalletGroup } from '@portico/core/internal'

/** A wallet from any description: registry, options, or an earlier visit. */
export type ListedWallet = Pick<Wallet, 'id' | 'name'> & Partial<Wallet>

export type WalletTag = 'connected' | 'lastUsed' | 'multiChain' | 'installed' | 'recent' | 'qrCode'

export interface WalletRow {
  readonly key: string
  readonly name: string
  readonly group: WalletGroup
  /** The type of the connector, or `MULTI_CHAIN` for a wallet with connectors in several families. */
  readonly type?: ConnectorType | undefined
  readonly tag?: WalletTag | undefined
  /** Another wallet on this page claims the same identity: both are shown, neither is trusted more. */
  readonly lookAlike: boolean
  readonly pictured: { readonly connector: Connector } | { readonly wallet: ListedWallet }
  readonly route: Route
  /** It would need a second remote connection, which is not supported. */
  readonly disabled?: boolean | undefined
}
