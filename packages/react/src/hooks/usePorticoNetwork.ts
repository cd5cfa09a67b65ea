import { type CaipNetworkId, type Network, type PorticoState, selectNetwork } from '@portico/core'
import { isShallowEqual } from '@portico/core/internal'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type UsePorticoSwitchNetworkResult, usePorticoSwitchNetwork } from './usePorticoSwitchNetwork.js'

export type UsePorticoNetworkResult = UsePorticoSwitchNetworkResult & {
  readonly network: Network | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly chainId: number | string | undefined
  /** The networks of the site, in its order. */
  readonly networks: readonly Network[]
  readonly isSupported: boolean
}

const selectNetworks = (state: PorticoState) => ({
  network: selectNetwork(state),
  networks: state.networks.requested,
})

/** The active network, the networks of the site, and a mutation that switches between them. */
export function usePorticoNetwork(): UsePorticoNetworkResult {
  const { network, networks } = usePorticoStore(selectNetworks, isShallowEqual, 'usePorticoNetwork')
  return {
    ...usePorticoSwitchNetwork(),
    network,
    caipNetworkId: network?.caipNetworkId,
    chainId: network?.id,
    networks,
    isSupported: network?.supported ?? false,
  }
}
