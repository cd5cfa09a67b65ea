import type { ResolvedOptions } from '../../runtime/Options.js'
import type { Network } from './Network.js'

/** RPC URLs of a network, best first: the site's, the data service's, the chain's own (W-28). */
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

const evmChains = [
  1, 10, 56, 97, 100, 137, 300, 324, 1101, 1301, 1329, 5000, 5003, 8217, 8453, 17000, 42161, 42220, 43113,
  43114, 59144, 80002, 80084, 84532, 421614, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]
const otherChains = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
]

function isServedNetwork(caipNetworkId: string): boolean {
  const [namespace, chainId] = caipNetworkId.split(':')
  return namespace === 'eip155' ? evmChains.includes(Number(chainId)) : otherChains.includes(caipNetworkId)
}
