import type { CaipNetworkId } from '../ChainNamespace.js'

/** The twelve networks on which swaps are offered (W-33). */
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

/** The number that chains on a developer's own machine have by custom. */
const localNetwork: CaipNetworkId = 'eip155:31337'

/** Whether swaps are offered there at all; the data service says what can be swapped. */
export const isSwapNetwork = (network: CaipNetworkId): boolean =>
  network === localNetwork || swapNetworks.includes(network)
