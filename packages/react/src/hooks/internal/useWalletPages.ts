import { fetchWalletPage, type Portico, searchWallets, selectCatalogue } from '@portico/core'
import { useCallback, useEffect, useState } from 'react'
import { usePorticoInstance, usePorticoStore } from './usePorticoStore.js'

export async function fetchFirstPage(portico: Portico): Promise<void> {
  const { status, fetchStatus, data } = selectCatalogue(portico.store.get()).pages
  if (status !== 'success' || fetchStatus === 'fetching' || !data.page) await fetchWalletPage(portico)
}

export function useWalletPages() {
  const portico = usePorticoInstance('useWalletPages')
  const pages = usePorticoStore(state => selectCatalogue(state).pages)
  const fetchNext = useCallback(() => void fetchWalletPage(portico), [portico])
  useEffect(() => void fetchFirstPage(portico), [portico])
  return { pages, fetchNext }
}

export function useWalletSearch() {
  const portico = usePorticoInstance('useWalletSearch')
  const search = usePorticoStore(state => selectCatalogue(state).search)
  const [query, setQuery] = useState(search.query)
  const [certifiedOnly, setCertifiedOnly] = useState(search.certifiedOnly)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    const shown = selectCatalogue(portico.store.get()).search
    const known = shown.query === query.trim() && shown.certifiedOnly === certifiedOnly
    if (known && shown.results.status !== 'error') return
    void searchWallets(portico, { query, certifiedOnly })
  }, [portico, query, certifiedOnly, attempt])
  return {
    query,
    setQuery,
    certifiedOnly,
    setCertifiedOnly,
    search,
    retry: () => setAttempt(count => count + 1),
  }
}
