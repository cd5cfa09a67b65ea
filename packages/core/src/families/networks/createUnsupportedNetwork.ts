import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import type { CaipNetworkId } from '../ChainNamespace.js'
import type { Family } from '../Family.js'
import type { Network } from './Network.js'

/** Placeholder of a chain that the site did not configure (T-10). */
export function createUnsupportedNetwork(
  { numericChainIds }: Pick<Family, 'numericChainIds'>,
  caipNetworkId: CaipNetworkId,
): Network {
  const { chainNamespace, chainId } = parseCaipNetworkId(caipNetworkId)
  return {
    id: numericChainIds ? Number(chainId) : chainId,
    name: 'Unknown Network',
    chainNamespace,
    caipNetworkId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    supported: false,
  }
}
