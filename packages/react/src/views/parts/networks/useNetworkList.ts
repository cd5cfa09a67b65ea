import { selectNetwork } from '@portico/core'
import { selectShownAccount } from '@portico/core/internal'
import { useMemo, useState } from 'react'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { buildNetworkList, type NetworkList } from './buildNetworkList.js'

/** The networks to choose from, in a stable order while they are shown. */
export function useNetworkList(query = ''): NetworkList {
  const { portico } = usePortico()
  const networks = usePorticoStore(state => state.networks)
  const approvedNetworks = usePorticoStore(state => selectShownAccount(state)?.wallet.approvedNetworks)
  const current = usePorticoStore(state => selectNetwork(state)?.caipNetworkId)
  const [top] = useState(current)
  return useMemo(() => {
    const families = new Set(portico.adapters.keys())
    const approved = approvedNetworks && new Set(approvedNetworks)
    return buildNetworkList(networks, { query, families, approved, top })
  }, [networks, approvedNetworks, query, portico, top])
}
