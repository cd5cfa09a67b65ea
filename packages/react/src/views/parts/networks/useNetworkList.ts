import { type Network, selectShownAccount } from '@portico/core'
import { useCallback, useMemo } from 'react'
import { useNavigation } from '../../../hooks/useNavigation.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { usePorticoStore } from '../../../hooks/usePorticoStore.js'
import { buildNetworkList, type NetworkList } from './buildNetworkList.js'
import { resolveNetworkRoute } from './resolveNetworkRoute.js'

/** The networks to choose from, and what choosing one does. */
export function useNetworkList(query = ''): NetworkList & { readonly select: (network: Network) => void } {
  const { portico } = usePortico()
  const { push } = useNavigation()
  const networks = usePorticoStore(state => state.networks)
  const approvedNetworks = usePorticoStore(state => selectShownAccount(state)?.wallet.approvedNetworks)
  const list = useMemo(() => {
    const families = new Set(portico.adapters.keys())
    const approved = approvedNetworks && new Set(approvedNetworks)
    return buildNetworkList(networks, { query, families, approved })
  }, [networks, approvedNetworks, query, portico])
  const select = useCallback(
    (network: Network) => {
      const route = resolveNetworkRoute(portico.store.get(), network)
      if (route) push(route)
    },
    [portico, push],
  )
  return { ...list, select }
}
