import { type PorticoState, selectNetwork } from '@portico/core'
import { selectShownAccount, servedNetworksQuery } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { listAccountTabs } from './listAccountTabs.js'

/** `asking`: nobody knows yet; `none`: the network's coin is all that can be shown. */
export type ServedAccount = 'none' | 'asking' | 'served'

/** Whether the data service knows what the account in use holds. Where it cannot be reached, that is for its tabs to say. */
export function useServedAccount(): ServedAccount {
  const { options } = usePorticoInstance('useServedAccount')
  const isAble = usePorticoStore(selectHasTabs) && options.services.data !== undefined
  const network = usePorticoStore(state => selectNetwork(state))
  const { data, status } = usePorticoQuery(servedNetworksQuery, {}, { enabled: isAble })
  if (!isAble || !network?.supported) return 'none'
  if (data) return data.includes(network.caipNetworkId) ? 'served' : 'none'
  return status === 'error' ? 'served' : 'asking'
}

/** Of families that have nothing but their coin, the account shows that alone. */
const selectHasTabs = (state: PorticoState) =>
  selectShownAccount(state) !== undefined && listAccountTabs(state).length > 1
