import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import { createUnsupportedNetwork } from '../families/networks/createUnsupportedNetwork.js'
import type { Network } from '../families/networks/Network.js'
import { parseChainReference } from '../utils/parseChainReference.js'
import { selectRequestedNetwork } from './slices/networks.js'
import type { PorticoState } from './state.js'

export function resolveNetwork(
  { networks, families }: Pick<PorticoState, 'networks' | 'families'>,
  namespace: ChainNamespace,
  chainId: string | number,
): Network {
  const family = getFamily(families, namespace)
  const id: CaipNetworkId = `${namespace}:${parseChainReference(family, chainId) ?? chainId}`
  return selectRequestedNetwork(networks, id) ?? createUnsupportedNetwork(family, id)
}
