'use client'
import {
  type CaipNetworkId,
  isShallowEqual,
  type Network,
  type NetworkTarget,
  type PorticoState,
  selectNetwork,
  switchNetwork,
} from '@portico/core'
import { useCallback, useMemo } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoNetworkResult {
  readonly network: Network | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly chainId: number | string | undefined
  /** The networks the site works with, in its order. */
  readonly networks: readonly Network[]
  readonly isSupported: boolean
  /** Asks the wallet where one is connected; rejects when it refuses. */
  readonly switchNetwork: (network: NetworkTarget) => Promise<Network>
}

const selectNetworks = (state: PorticoState) => ({
  network: selectNetwork(state),
  networks: state.networks.requested,
})

/** The network in use, those of the site, and moving between them. */
export function usePorticoNetwork(): UsePorticoNetworkResult {
  const portico = usePorticoInstance('usePorticoNetwork')
  const { network, networks } = usePorticoStore(selectNetworks, isShallowEqual)
  const change = useCallback((target: NetworkTarget) => switchNetwork(portico, target), [portico])
  return useMemo(
    () => ({
      network,
      caipNetworkId: network?.caipNetworkId,
      chainId: network?.id,
      networks,
      isSupported: network?.supported ?? false,
      switchNetwork: change,
    }),
    [network, networks, change],
  )
}
