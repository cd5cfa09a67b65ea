import { type ChainNamespace, selectConnectedAccount, type TokenBalance, watchPortfolio } from '@portico/core'
import { portfolioQuery } from '@portico/core/internal'
import { useEffect } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import {
  type UsePorticoQueryParameters,
  type UsePorticoQueryResult,
  usePorticoQuery,
} from './usePorticoQuery.js'

export interface UsePorticoBalancesParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly query?: UsePorticoQueryParameters | undefined
}

export type UsePorticoBalancesResult = UsePorticoQueryResult<readonly TokenBalance[]>

/** The tokens of the connected account on its network, with prices. Refreshed while mounted and visible. */
export function usePorticoBalances({
  namespace,
  query: { enabled = true } = {},
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
