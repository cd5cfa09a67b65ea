'use client'
import {
  type Balance,
  balanceQuery,
  type ChainNamespace,
  selectBalance,
  selectConnectedAccount,
} from '@portico/core'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'

export interface UsePorticoBalanceParameters {
  readonly namespace?: ChainNamespace | undefined
  /** False reads what is known and asks nobody. */
  readonly enabled?: boolean | undefined
}

export type UsePorticoBalanceResult = UsePorticoQueryResult<Balance>

/**
 * The native balance of the connected account. Fetched by being used, and again when account or network change, the
 * visitor comes back to the page or a transaction was sent.
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
  // Of an account that is being restored it is shown, but not asked for.
  const shown = usePorticoStore(state => selectBalance(state, namespace))
  const { refetch } = usePorticoQuery(balanceQuery, owner, { enabled })
  return { ...shown, refetch }
}
