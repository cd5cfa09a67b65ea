import { type Network, type NetworkTarget, switchNetwork } from '@portico/core'
import { type NamedMutation, useNamedMutation } from './useMutation.js'

export type UsePorticoSwitchNetworkResult = NamedMutation<'switchNetwork', NetworkTarget, Network>

/** Switches the network, through the wallet if one is connected. */
export function usePorticoSwitchNetwork(): UsePorticoSwitchNetworkResult {
  return useNamedMutation('switchNetwork', switchNetwork)
}
