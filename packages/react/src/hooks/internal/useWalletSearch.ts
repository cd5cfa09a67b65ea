'use client'
import { searchWallets, selectCatalogue } from '@portico/core'
import type { WalletSearch } from '@portico/core/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UseWalletSearchResult {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly certifiedOnly: boolean
  readonly setCertifiedOnly: (certifiedOnly: boolean) => void
  /** The search and its results. Its query is empty while the input is too short. */
  readonly search: WalletSearch
  readonly retry: () => void
}

/** A search field for the wallet registry. The action debounces it. */
export function useWalletSearch(): UseWalletSearchResult {
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
