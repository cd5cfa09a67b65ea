import { type Balance, parseUnits, selectBalance } from '@portico/core'
import {
  type BalanceParameters,
  balanceQuery,
  isShallowEqual,
  type QueryState,
  selectBalanceOwner,
} from '@portico/core/internal'
import { useCallback, useMemo } from 'react'
import { usePorticoStore } from './internal/usePorticoStore.js'
import {
  toQueryResult,
  type UsePorticoQueryParameters,
  type UsePorticoQueryResult,
  usePorticoQuery,
} from './usePorticoQuery.js'

export interface UsePorticoBalanceParameters extends BalanceParameters {
  readonly query?: UsePorticoQueryParameters | undefined
}

export interface BalanceData extends Balance {
  /** In the smallest unit. */
  readonly value: bigint
}

export type UsePorticoBalanceResult = UsePorticoQueryResult<BalanceData>

const toData = (balance: Balance): BalanceData => ({
  ...balance,
  value: parseUnits(balance.amount, balance.decimals) ?? 0n,
})

/** The native balance of the connected account, or of the given address, kept up to date. */
export function usePorticoBalance({
  namespace,
  address,
  chainId,
  query: { enabled = true } = {},
}: UsePorticoBalanceParameters = {}): UsePorticoBalanceResult {
  const owner = usePorticoStore(
    state => selectBalanceOwner(state, { namespace, address, chainId }),
    (left, right) => left === right || (!!left && !!right && isShallowEqual(left, right)),
    'usePorticoBalance',
  )
  // While an account is being restored, its cached balance is shown and nothing is fetched.
  const own = usePorticoStore(state => selectBalance(state, namespace))
  const { refetch: fetchOne, ...found } = usePorticoQuery(balanceQuery, owner, { enabled })
  const shown = address === undefined && chainId === undefined ? own : found
  const data = useMemo(() => shown.data && toData(shown.data), [shown.data])
  const refetch = useCallback(async () => toData(await fetchOne()), [fetchOne])
  // The data is that of the same state.
  return toQueryResult({ ...shown, data } as QueryState<BalanceData>, refetch)
}
