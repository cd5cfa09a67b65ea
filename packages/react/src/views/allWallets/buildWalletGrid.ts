import { type Connector, selectAllWallets } from '@portico/core'
import type { Catalogue, ResolvedOptions } from '@portico/core/internal'
import { isConnectorOf } from '../parts/wallets/isConnectorOf.js'
import type { ListedWallet } from '../parts/wallets/ListedWallet.js'

export interface WalletCell {
  readonly wallet: ListedWallet
  readonly installed: boolean
  readonly certified: boolean
}

/** The cells of the registry: search results or all wallets, installed ones first. */
export function buildWalletGrid(
  catalogue: Catalogue,
  connectors: readonly Connector[],
  {
    wallets: { custom, exclude },
  }: {
    readonly wallets: Pick<ResolvedOptions['wallets'], 'custom' | 'exclude'>
  },
): readonly WalletCell[] {
  const { query, certifiedOnly, results } = catalogue.search
  const searching = query !== '' || certifiedOnly
  const wallets = searching
    ? [...custom.filter(wallet => matches(wallet, query) && !certifiedOnly), ...(results.data ?? [])]
    : [...custom, ...selectAllWallets(catalogue)]
  const cells = getUnique(wallets)
    .filter(wallet => !exclude.includes(wallet.id))
    .map(wallet => ({
      wallet,
      installed: connectors.some(connector => isConnectorOf(connector, wallet)),
      certified: wallet.badge_type === 'certified',
    }))
  return [...cells.filter(cell => cell.installed), ...cells.filter(cell => !cell.installed)]
}

function matches({ name }: ListedWallet, query: string): boolean {
  return name.toLowerCase().includes(query.trim().toLowerCase())
}

function getUnique(wallets: readonly ListedWallet[]): readonly ListedWallet[] {
  const byId = new Map<string, ListedWallet>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}
