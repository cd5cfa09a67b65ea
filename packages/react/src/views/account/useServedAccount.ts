import { type Network, type PorticoState, selectAccount, selectNetwork } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import {
  type AccountTab,
  findImitations,
  selectShownAccount,
  servedNetworksQuery,
  sumValues,
} from '@portico/core/internal'
import { useMemo } from 'react'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'

/** `asking`: unknown yet; `none`: only the native balance can be shown. */
type ServedAccount = 'none' | 'asking' | 'served'

/** Whether the data service supports the active account. If the service is unreachable, the tabs show the error. */
export function useServedAccount(): ServedAccount {
  const { options } = usePorticoInstance('useServedAccount')
  const isAble = usePorticoStore(selectHasTabs) && options.services.data !== undefined
  const network = usePorticoStore(state => selectNetwork(state))
  const { data, status } = usePorticoQuery(servedNetworksQuery, {}, { enabled: isAble })
  if (!isAble || !network?.supported) return 'none'
  if (data) return data.includes(network.caipNetworkId) ? 'served' : 'none'
  return status === 'error' ? 'served' : 'asking'
}

/** Families without tokens show only the native balance. */
const selectHasTabs = (state: PorticoState) =>
  selectShownAccount(state) !== undefined && listAccountTabs(state).length > 1

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

/** The tabs of the active account in order (V-04), without those that its family or the site lacks. */
export function listAccountTabs(state: PorticoState): readonly AccountTab[] {
  const { abilities } = getFamily(state.families, selectAccount(state).namespace)
  const tabs: AccountTab[] = ['tokens']
  if (abilities.includes('nfts')) tabs.push('nfts')
  if (abilities.includes('activity') && state.features.values.activity) tabs.push('activity')
  return tabs
}
