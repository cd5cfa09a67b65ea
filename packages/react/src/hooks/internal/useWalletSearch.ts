'use client'
import { searchWallets, selectCatalogue, type WalletSearch } from '@portico/core'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UseWalletSearchResult {
  /** What is in the field. */
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly certifiedOnly: boolean
  readonly setCertifiedOnly: (certifiedOnly: boolean) => void
  /** What was asked and found; its query is empty while the field holds too little to search for. */
  readonly search: WalletSearch
  readonly retry: () => void
}

/** A search field over the catalogue; the pause between keystrokes and question is the action's. */
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
