import type { CaipNetworkId } from '../ChainNamespace.js'

/** The twelve networks with swaps (W-33). */
export const swapNetworks: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:42161',
  'eip155:10',
  'eip155:324',
  'eip155:8453',
  'eip155:56',
  'eip155:137',
  'eip155:100',
  'eip155:43114',
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
]

/** Conventional chain id of local development chains. */
const localNetwork: CaipNetworkId = 'eip155:31337'

export const isSwapNetwork = (network: CaipNetworkId): boolean =>
  network === localNetwork || swapNetworks.includes(network)
