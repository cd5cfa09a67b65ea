import type { Network } from '../types/Network.js'
import type { ResolvedOptions } from '../types/Options.js'
import { isServedNetwork } from './serviceNetworks.js'

/** Where to read a network, best first: the owner's URLs, the data service's, the chain's own (W-28). */
export function getRpcUrls(
  { caipNetworkId, rpcUrls }: Network,
  { rpcUrls: given, services, projectId }: Pick<ResolvedOptions, 'rpcUrls' | 'services' | 'projectId'>,
): readonly string[] {
  const custom = (given[caipNetworkId] ?? []).map(({ url }) => url)
  const service =
    services.data && isServedNetwork(caipNetworkId)
      ? [`${services.data}/v1/?${new URLSearchParams({ chainId: caipNetworkId, projectId })}`]
      : []
  return [...new Set([...custom, ...service, ...rpcUrls.default.http])]
}
