'use client'
import { type Network, type NetworkTarget, switchNetwork } from '@portico/core'
import { usePorticoInstance } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

type SwitchNetwork = Mutation<NetworkTarget, Network>

export type UsePorticoSwitchNetworkResult = Omit<SwitchNetwork, 'state'> &
  MutationResult<Network> & {
    readonly switchNetwork: SwitchNetwork['mutate']
    readonly switchNetworkAsync: SwitchNetwork['mutateAsync']
  }

/** Switches the network, through the wallet if one is connected. */
export function usePorticoSwitchNetwork(): UsePorticoSwitchNetworkResult {
  const portico = usePorticoInstance('usePorticoSwitchNetwork')
  const { state, mutate, mutateAsync }: SwitchNetwork = useMutation(network =>
    switchNetwork(portico, network),
  )
  return { ...state, mutate, mutateAsync, switchNetwork: mutate, switchNetworkAsync: mutateAsync }
}
