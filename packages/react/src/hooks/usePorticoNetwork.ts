'use client'
import {
  type CaipNetworkId,
  type Network,
  type NetworkTarget,
  type PorticoState,
  selectNetwork,
  switchNetwork,
} from '@portico/core'
import { isShallowEqual } from '@portico/core/internal'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

type SwitchNetwork = Mutation<NetworkTarget, Network>

export type UsePorticoNetworkResult = Omit<SwitchNetwork, 'state'> &
  MutationResult<Network> & {
    readonly network: Network | undefined
    readonly caipNetworkId: CaipNetworkId | undefined
    readonly chainId: number | string | undefined
    /** The networks of the site, in its order. */
    readonly networks: readonly Network[]
    readonly isSupported: boolean
    /** Requests the switch from the wallet if one is connected. */
    readonly switchNetwork: SwitchNetwork['mutate']
    readonly switchNetworkAsync: SwitchNetwork['mutateAsync']
  }

const selectNetworks = (state: PorticoState) => ({
  network: selectNetwork(state),
  networks: state.networks.requested,
})

/** The active network, the networks of the site, and a mutation that switches between them. */
export function usePorticoNetwork(): UsePorticoNetworkResult {
  const portico = usePorticoInstance('usePorticoNetwork')
  const { network, networks } = usePorticoStore(selectNetworks, isShallowEqual)
  const { state, mutate, mutateAsync }: SwitchNetwork = useMutation(target => switchNetwork(portico, target))
  return {
    ...state,
    mutate,
    mutateAsync,
    network,
    caipNetworkId: network?.caipNetworkId,
    chainId: network?.id,
    networks,
    isSupported: network?.supported ?? false,
    switchNetwork: mutate,
    switchNetworkAsync: mutateAsync,
  }
}
