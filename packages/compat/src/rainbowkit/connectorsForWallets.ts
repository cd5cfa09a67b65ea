import { porticoConnectors } from '@portico/evm/wagmi'
import type { CreateConnectorFn } from 'wagmi'
import { rememberSite, type SiteNames, toMetadata } from '../wagmi/createSiteConfig.js'
import {
  baseAccount,
  type CreateWalletFn,
  metaMaskWallet,
  rainbowWallet,
  safeWallet,
  walletConnectWallet,
} from './wallets.js'

export type WalletList = readonly {
  readonly groupName: string
  readonly wallets: readonly CreateWalletFn[]
}[]

export interface ConnectorsForWalletsParameters extends SiteNames {
  readonly projectId: string
  /** Without effect. */
  readonly walletConnectParameters?: unknown
}

/** The wallets come first in the dialog, in the order of the list and without its groups. Wallets of the site itself have no effect. */
export const listFeatured = (groups: WalletList = []): readonly string[] => [
  ...new Set(groups.flatMap(({ wallets }) => wallets.flatMap(({ registryId }) => registryId ?? []))),
]

export const connectorsForWallets = (
  wallets: WalletList,
  { projectId, ...names }: ConnectorsForWalletsParameters,
): CreateConnectorFn[] =>
  porticoConnectors().map(createConnector => config => {
    // Only wagmi knows which chains these connectors are for.
    rememberSite(config.chains, { projectId, metadata: toMetadata(names), featured: listFeatured(wallets) })
    return createConnector(config)
  })

const popular = [safeWallet, rainbowWallet, baseAccount, metaMaskWallet, walletConnectWallet]

export function getDefaultWallets(): { readonly wallets: WalletList }
export function getDefaultWallets(parameters: ConnectorsForWalletsParameters): {
  readonly connectors: CreateConnectorFn[]
  readonly wallets: WalletList
}
export function getDefaultWallets(parameters?: ConnectorsForWalletsParameters): {
  readonly connectors?: CreateConnectorFn[]
  readonly wallets: WalletList
} {
  const wallets = [{ groupName: 'Popular', wallets: popular }]
  return parameters ? { connectors: connectorsForWallets(wallets, parameters), wallets } : { wallets }
}
