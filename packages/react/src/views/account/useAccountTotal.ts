import type { Network } from '@portico/core'
import { findImitations, sumValues } from '@portico/core/internal'
import { useMemo } from 'react'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import type { ServedAccount } from './useServedAccount.js'

/** What everything that the account holds is worth: `asking` while that may still come, undefined where nobody knows. */
export function useAccountTotal(
  served: ServedAccount,
  network: Network | undefined,
): number | 'asking' | undefined {
  const { data, status } = usePorticoBalances({ enabled: served === 'served' })
  const total = useMemo(() => data && sumValues(data, findImitations(data, network)), [data, network])
  if (served === 'none') return undefined
  if (served === 'asking' || (!data && status !== 'error')) return 'asking'
  return total
}
