import type { Network } from '@portico/core'

/** A network of a local node. */
export function createEvmNetwork(id = 31337, url = 'http://127.0.0.1:1'): Network {
  return {
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    supported: true,
  }
}
