import { selectAllWallets, selectCatalogue } from '@portico/core'
import type { Wallet } from '@portico/core/adapter'
import type { QueryState } from '@portico/core/internal'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { useWalletPages, useWalletSearch } from './internal/useWalletPages.js'

export interface UsePorticoWalletsResult {
  /** The search results, or all wallets fetched so far. */
  readonly wallets: readonly Wallet[]
  readonly status: QueryState<unknown>['status']
  readonly isFetching: boolean
  readonly error: unknown
  /** The search text; needs at least two letters. */
  readonly query: string
  readonly setQuery: (query: string) => void
  /** False while searching, and after the last page. */
  readonly hasMore: boolean
  /** Adds the next page. */
  readonly loadMore: () => void
}

/** The wallet registry for a custom view: page by page, or by search. */
export function usePorticoWallets(): UsePorticoWalletsResult {
  const catalogue = usePorticoStore(selectCatalogue, Object.is, 'usePorticoWallets')
  const { pages, fetchNext } = useWalletPages()
  const { query, setQuery, search } = useWalletSearch()
  const searching = search.query !== ''
  const shown = searching ? search.results : pages
  return {
    wallets: searching ? (search.results.data ?? []) : selectAllWallets(catalogue),
    status: shown.status,
    isFetching: shown.fetchStatus === 'fetching',
    error: shown.error,
    query,
    setQuery,
    hasMore: !searching && pages.data?.complete !== true,
    loadMore: fetchNext,
  }
}
