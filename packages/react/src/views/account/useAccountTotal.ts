import type { Network } from '@portico/core'
import { findImitations, sumValues } from '@portico/core/internal'
import { useMemo } from 'react'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import type { ServedAccount } from './useServedAccount.js'

/** The value of all tokens: `asking` while it may still load, undefined if unknown. */
export function useAccountTotal(
  served: ServedAccount,
  network: Network | undefined,
): number | 'asking' | undefined {
  const { data, status } = usePorticoBalances({ query: { enabled: served === 'served' } })
  const total = useMemo(() => data && sumValues(data, findImitations(data, network)), [data, network])
  if (served === 'none') return undefined
  if (served === 'asking' || (!data && status !== 'error')) return 'asking'
  return total
}
