import { parseChainReference } from '../caip/parseChainReference.js'
import { getFamily } from '../families/Families.js'
import { selectRequestedNetwork } from '../store/slices/networks.js'
import type { PorticoState } from '../store/state.js'
import type { CaipNetworkId, ChainNamespace } from '../types/ChainNamespace.js'
import type { Network } from '../types/Network.js'
import { createUnsupportedNetwork } from './createUnsupportedNetwork.js'

/** The configured network a wallet says it is on, or the placeholder for one the owner did not configure. */
export function resolveNetwork(
  { networks, families }: Pick<PorticoState, 'networks' | 'families'>,
  namespace: ChainNamespace,
  chainId: string | number,
): Network {
  const family = getFamily(families, namespace)
  const id: CaipNetworkId = `${namespace}:${parseChainReference(family, chainId) ?? chainId}`
  return selectRequestedNetwork(networks, id) ?? createUnsupportedNetwork(family, id)
}
