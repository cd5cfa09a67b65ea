'use client'
import {
  type ChainNamespace,
  portfolioQuery,
  selectConnectedAccount,
  type TokenBalance,
  watchPortfolio,
} from '@portico/core'
import { useEffect } from 'react'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'

export interface UsePorticoBalancesParameters {
  readonly namespace?: ChainNamespace | undefined
  /** False reads what is known and asks nobody. */
  readonly enabled?: boolean | undefined
}

export type UsePorticoBalancesResult = UsePorticoQueryResult<readonly TokenBalance[]>

/**
 * The tokens of the connected account on its network, with prices, from the data service. Kept up to date for as long as
 * it is used and the visitor can see the page.
 */
export function usePorticoBalances({
  namespace,
  enabled = true,
}: UsePorticoBalancesParameters = {}): UsePorticoBalancesResult {
  const portico = usePorticoInstance('usePorticoBalances')
  const owner = usePorticoStore(state => selectConnectedAccount(state, namespace))
  const caipAddress = owner?.caipAddress
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or network is another watch
  useEffect(() => {
    if (enabled) return watchPortfolio(portico, { namespace })
  }, [portico, namespace, enabled, caipAddress])
  return usePorticoQuery(portfolioQuery, owner, { enabled: false })
}
