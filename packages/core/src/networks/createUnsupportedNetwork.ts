import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { families } from '../families/families.js'
import type { CaipNetworkId } from '../types/ChainNamespace.js'
import type { Network } from '../types/Network.js'

/** Stands for a chain that the owner did not configure (T-10). */
export function createUnsupportedNetwork(caipNetworkId: CaipNetworkId): Network {
  const { chainNamespace, chainId } = parseCaipNetworkId(caipNetworkId)
  return {
    id: families[chainNamespace].numericChainIds ? Number(chainId) : chainId,
    name: 'Unknown Network',
    chainNamespace,
    caipNetworkId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    supported: false,
  }
}
