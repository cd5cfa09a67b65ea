'use client'
import { fetchWalletPage, type Portico, selectCatalogue } from '@portico/core'
import type { QueryState, WalletPages } from '@portico/core/internal'
import { useCallback, useEffect } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UseWalletPagesResult {
  readonly pages: QueryState<WalletPages>
  /** Does nothing while a page is loading or after the last page. */
  readonly fetchNext: () => void
}

export async function fetchFirstPage(portico: Portico): Promise<void> {
  const { status, fetchStatus, data } = selectCatalogue(portico.store.get()).pages
  if (status !== 'success' || fetchStatus === 'fetching' || !data.page) await fetchWalletPage(portico)
}

/** All wallets, page by page; the first page is fetched on mount. */
export function useWalletPages(): UseWalletPagesResult {
  const portico = usePorticoInstance('useWalletPages')
  const pages = usePorticoStore(state => selectCatalogue(state).pages)
  const fetchNext = useCallback(() => void fetchWalletPage(portico), [portico])
  useEffect(() => void fetchFirstPage(portico), [portico])
  return { pages, fetchNext }
}
