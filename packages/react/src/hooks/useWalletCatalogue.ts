'use client'
import { type Catalogue, prefetchWallets, selectCatalogue } from '@portico/core'
import { useCallback } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UseWalletCatalogueResult extends Catalogue {
  /** Asks again for the short lists that failed. */
  readonly retry: () => void
}

/** Featured, recommended, recent wallets and their count. Opening the modal fetches them, not this hook. */
export function useWalletCatalogue(): UseWalletCatalogueResult {
  const portico = usePorticoInstance('useWalletCatalogue')
  const catalogue = usePorticoStore(selectCatalogue)
  const retry = useCallback(() => void prefetchWallets(portico), [portico])
  return { ...catalogue, retry }
}
