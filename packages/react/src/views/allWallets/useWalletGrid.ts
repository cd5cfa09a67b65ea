import { type Connector, type PorticoState, selectAllWallets, selectCatalogue } from '@portico/core'
import type { Catalogue, ResolvedOptions } from '@portico/core/internal'
import { matchesName } from '@portico/protocol'
import { useMemo } from 'react'
import { useCodeAhead } from '../../hooks/internal/useCodeAhead.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useWalletPages, useWalletSearch } from '../../hooks/internal/useWalletPages.js'
import { usePortico } from '../../hooks/usePortico.js'
import { getOfferedConnectors, isInstalled } from '../parts/wallets/getOfferedConnectors.js'
import { type ConnectorGroup, groupConnectors } from '../parts/wallets/groupConnectors.js'
import { isConnectorOf } from '../parts/wallets/isConnectorOf.js'
import type { ListedWallet } from '../parts/wallets/WalletRow.js'

interface WalletGrid {
  /** The input, which may be ahead of `query`. */
  readonly text: string
  readonly setText: (text: string) => void
  readonly certifiedOnly: boolean
  readonly setCertifiedOnly: (certifiedOnly: boolean) => void
  /** The query of the shown cells; empty if no name was searched for. */
  readonly query: string
  readonly searching: boolean
  readonly cells: readonly WalletCell[]
  readonly status: 'pending' | 'success' | 'error'
  /** Set while scrolling loads more. */
  readonly fetchMore: (() => void) | undefined
  readonly retry: () => void
}

const isSameGrid = (one: PorticoState, other: PorticoState) =>
  selectCatalogue(one) === selectCatalogue(other) &&
  one.connectors === other.connectors &&
  one.modal === other.modal

export function useWalletGrid(): WalletGrid {
  const { options } = usePortico().portico
  const { pages, fetchNext } = useWalletPages()
  const { query: text, setQuery: setText, certifiedOnly, setCertifiedOnly, search, retry } = useWalletSearch()
  const state = usePorticoStore(whole => whole, isSameGrid)
  const cells = useMemo(
    () => buildWalletGrid(selectCatalogue(state), getOfferedConnectors(state, options), options),
    [state, options],
  )
  useCodeAhead(true)
  const searching = search.query !== '' || search.certifiedOnly
  const { status, fetchStatus } = searching ? search.results : pages
  const hasMore =
    !searching && pages.status === 'success' && pages.fetchStatus === 'idle' && !pages.data.complete
  return {
    text,
    setText,
    certifiedOnly,
    setCertifiedOnly,
    query: search.query,
    searching,
    cells,
    status: fetchStatus === 'fetching' ? 'pending' : status,
    fetchMore: hasMore ? fetchNext : undefined,
    retry: searching ? retry : fetchNext,
  }
}

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
  const isWanted = ({ name }: ListedWallet) => !searching || (!certifiedOnly && matchesName(name, query))
  const registry = searching ? (results.data ?? []) : selectAllWallets(catalogue)
  const listed = [...custom.filter(isWanted), ...registry]
  // The registry may lack an installed wallet, which the first list has. Without a registry its error is shown.
  const isThere = searching || registry.length > 0
  const unlisted = groupConnectors(isThere ? connectors.filter(isInstalled) : [])
    .filter(group => !listed.some(wallet => group.connectors.some(each => isConnectorOf(each, wallet))))
    .map(toListedWallet)
  const wallets = [...listed, ...unlisted.filter(isWanted)]
  const cells = getUnique(wallets)
    .filter(wallet => !exclude.includes(wallet.id))
    .map(wallet => ({
      wallet,
      installed: connectors.some(connector => isConnectorOf(connector, wallet)),
      certified: wallet.badge_type === 'certified',
    }))
  return [...cells.filter(cell => cell.installed), ...cells.filter(cell => !cell.installed)]
}

function toListedWallet({
  name,
  connectors: [{ id, info, imageUrl, imageId }],
}: ConnectorGroup): ListedWallet {
  return { id, name, rdns: info?.rdns, image_url: info?.icon ?? imageUrl, image_id: imageId }
}

function getUnique(wallets: readonly ListedWallet[]): readonly ListedWallet[] {
  const byId = new Map<string, ListedWallet>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}
