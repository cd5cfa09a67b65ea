import { type PorticoState, selectCatalogue } from '@portico/core'
import { useMemo } from 'react'
import { useCodeAhead } from '../../hooks/internal/useCodeAhead.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useWalletPages } from '../../hooks/internal/useWalletPages.js'
import { useWalletSearch } from '../../hooks/internal/useWalletSearch.js'
import { usePortico } from '../../hooks/usePortico.js'
import { getOfferedConnectors } from '../parts/wallets/getOfferedConnectors.js'
import { buildWalletGrid, type WalletCell } from './buildWalletGrid.js'

export interface WalletGrid {
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
