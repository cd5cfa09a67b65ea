import { type Connector, type PorticoState, selectCatalogue } from '@portico/core'
import { type ResolvedOptions, selectDescribedWallets } from '@portico/core/internal'
import type { ListedWallet } from './WalletRow.js'

/** MetaMask's in-app browser announces its own rdns. */
const rdnsAliases: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

export function getRdns({ info }: Connector): string | undefined {
  return toComparableRdns(info?.rdns)
}

function toComparableRdns(rdns: string | undefined): string | undefined {
  const lower = rdns?.toLowerCase()
  return lower && (rdnsAliases[lower] ?? lower)
}

/** Normalises a name: without case, invisible characters and a final "wallet". */
export function toComparableName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{C}\s]/gu, '')
    .toLowerCase()
    .replace(/(?<=.)wallet$/, '')
}

/** The name only matches if the entry has no rdns; otherwise an impostor could take the wallet's place. */
export function isConnectorOf(connector: Connector, wallet: ListedWallet): boolean {
  if (connector.explorerId !== undefined && connector.explorerId === wallet.id) return true
  const rdns = getRdns(connector)
  const wanted = toComparableRdns(wallet.rdns)
  if (rdns && wanted) return rdns === wanted
  if (wanted && connector.type === 'ANNOUNCED') return false
  return toComparableName(connector.name) === toComparableName(wallet.name)
}

export function isSameEntry(one: ListedWallet, other: ListedWallet): boolean {
  if (one.id === other.id) return true
  const rdns = toComparableRdns(one.rdns)
  if (rdns && other.rdns) return rdns === toComparableRdns(other.rdns)
  return toComparableName(one.name) === toComparableName(other.name)
}

/** Finds an entry by id. A recent wallet has no links, so its entry in another list is preferred. */
export function findWallet(
  state: Pick<PorticoState, 'catalogue' | 'queries'>,
  options: { readonly wallets: Pick<ResolvedOptions['wallets'], 'custom'> },
  id: string,
): ListedWallet | undefined {
  const catalogue = selectCatalogue(state)
  const described: readonly ListedWallet[] = selectDescribedWallets(catalogue, options)
  const remembered = catalogue.recent.find(wallet => wallet.id === id)
  return (
    described.find(wallet => wallet.id === id) ??
    (remembered && described.find(wallet => isSameEntry(wallet, remembered))) ??
    remembered
  )
}
