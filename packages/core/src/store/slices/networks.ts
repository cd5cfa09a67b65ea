import type { CaipNetworkId, ChainNamespace } from '../../families/ChainNamespace.js'
import type { Network } from '../../families/networks/Network.js'

export interface NetworksState {
  readonly requested: readonly Network[]
  readonly activeNamespace: ChainNamespace
  /** The current network of each namespace; an unsupported placeholder if the wallet is on an unknown one. */
  readonly active: Readonly<Partial<Record<ChainNamespace, Network>>>
}

export function setActiveNetwork(state: NetworksState, network: Network): NetworksState {
  return { ...state, active: { ...state.active, [network.chainNamespace]: network } }
}

export function setActiveNamespace(state: NetworksState, activeNamespace: ChainNamespace): NetworksState {
  return state.activeNamespace === activeNamespace ? state : { ...state, activeNamespace }
}

export function selectActiveNetwork(state: NetworksState): Network | undefined {
  return state.active[state.activeNamespace]
}

export function selectRequestedNetwork(state: NetworksState, id: CaipNetworkId): Network | undefined {
  return state.requested.find(
    network => network.caipNetworkId === id || network.deprecatedCaipNetworkId === id,
  )
}

export function selectNetworksOf(state: NetworksState, namespace: ChainNamespace): readonly Network[] {
  return state.requested.filter(network => network.chainNamespace === namespace)
}
