'use client'
import { type Balance, type ChainNamespace, selectBalance, selectConnectedAccount } from '@portico/core'
import { balanceQuery } from '@portico/core/internal'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { toQueryResult, type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'

export interface UsePorticoBalanceParameters {
  readonly namespace?: ChainNamespace | undefined
  /** False reads the cache and fetches nothing. */
  readonly enabled?: boolean | undefined
}

export type UsePorticoBalanceResult = UsePorticoQueryResult<Balance>

/**
 * The native balance of the connected account. Fetches on mount, and again when the account or network changes, the
 * visitor returns to the page, or a transaction was sent.
 */
export function usePorticoBalance({
  namespace,
  enabled = true,
}: UsePorticoBalanceParameters = {}): UsePorticoBalanceResult {
  const owner = usePorticoStore(
    state => selectConnectedAccount(state, namespace),
    Object.is,
    'usePorticoBalance',
  )
  // While an account is being restored, its cached balance is shown and nothing is fetched.
  const shown = usePorticoStore(state => selectBalance(state, namespace))
  const { refetch } = usePorticoQuery(balanceQuery, owner, { enabled })
  return toQueryResult(shown, refetch)
}
