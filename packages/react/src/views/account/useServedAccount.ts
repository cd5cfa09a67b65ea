import { type PorticoState, selectNetwork } from '@portico/core'
import { selectShownAccount, servedNetworksQuery } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { listAccountTabs } from './listAccountTabs.js'

/** `asking`: unknown yet; `none`: only the native balance can be shown. */
export type ServedAccount = 'none' | 'asking' | 'served'

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
