'use client'
import { selectAllWallets, selectCatalogue, type Wallet } from '@portico/core'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { useWalletPages } from './internal/useWalletPages.js'
import { useWalletSearch } from './internal/useWalletSearch.js'

export interface UsePorticoWalletsResult {
  /** What was found by the query, or every wallet that was fetched so far. */
  readonly wallets: readonly Wallet[]
  readonly status: 'idle' | 'loading' | 'loaded' | 'error'
  readonly error?: unknown
  /** What is searched for; nothing below two letters. */
  readonly query: string
  readonly setQuery: (query: string) => void
  /** False while searching, and when the last page is there. */
  readonly hasMore: boolean
  /** Adds the next page. */
  readonly loadMore: () => void
}

/** The wallet catalogue for a page with views of its own: page by page, or by a search. */
export function usePorticoWallets(): UsePorticoWalletsResult {
  const catalogue = usePorticoStore(selectCatalogue, Object.is, 'usePorticoWallets')
  const { pages, fetchNext } = useWalletPages()
  const { query, setQuery, search } = useWalletSearch()
  const searching = search.query !== ''
  const shown = searching ? search.results : pages
  return {
    wallets: searching ? (search.results.data ?? []) : selectAllWallets(catalogue),
    status: shown.status,
    ...(shown.status === 'error' && { error: shown.error }),
    query,
    setQuery,
    hasMore: !searching && pages.data?.complete !== true,
    loadMore: fetchNext,
  }
}
