import { parseChainReference } from '../caip/parseChainReference.js'
import { type NetworksState, selectRequestedNetwork } from '../store/slices/networks.js'
import type { CaipNetworkId, ChainNamespace } from '../types/ChainNamespace.js'
import type { Network } from '../types/Network.js'
import { createUnsupportedNetwork } from './createUnsupportedNetwork.js'

/** The configured network a wallet says it is on, or the placeholder for one the owner did not configure. */
export function resolveNetwork(
  networks: NetworksState,
  namespace: ChainNamespace,
  chainId: string | number,
): Network {
  const id: CaipNetworkId = `${namespace}:${parseChainReference(namespace, chainId) ?? chainId}`
  return selectRequestedNetwork(networks, id) ?? createUnsupportedNetwork(id)
}
