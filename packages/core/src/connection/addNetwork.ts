import { defineNetwork } from '../families/networks/defineNetwork.js'
import type { Network, NetworkInput } from '../families/networks/Network.js'
import type { Portico } from '../runtime/Portico.js'
import { update } from '../store/update.js'
import { getAdapter } from './getAdapter.js'

/** Adds a network at runtime; its family must have an adapter. */
export function addNetwork(portico: Portico, input: NetworkInput): Network {
  const network = defineNetwork(input)
  getAdapter(portico, network.chainNamespace)
  update(portico, 'networks', networks => {
    const others = networks.requested.filter(other => other.caipNetworkId !== network.caipNetworkId)
    return { ...networks, requested: [...others, network] }
  })
  return network
}
