import type { Network } from '../types/Network.js'
import type { ResolvedOptions } from '../types/Options.js'
import { isServedNetwork } from './serviceNetworks.js'

/** Where to read a network, best first: the owner's URLs, the data service's, the chain's own (W-28). */
export function getRpcUrls(
  { caipNetworkId, rpcUrls }: Network,
  { customRpcUrls, services, projectId }: Pick<ResolvedOptions, 'customRpcUrls' | 'services' | 'projectId'>,
): readonly string[] {
  const custom = (customRpcUrls[caipNetworkId] ?? []).map(({ url }) => url)
  const service =
    services.data && isServedNetwork(caipNetworkId)
      ? [`${services.data}/v1/?${new URLSearchParams({ chainId: caipNetworkId, projectId })}`]
      : []
  return [...new Set([...custom, ...service, ...rpcUrls.default.http])]
}
