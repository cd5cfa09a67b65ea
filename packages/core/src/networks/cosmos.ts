import { defineNetwork } from './defineNetwork.js'

/** The chain id of the node names a cosmos network. */
function defineCosmos(
  id: string,
  name: string,
  [currency, symbol]: readonly [name: string, symbol: string],
  rpc: string,
  explorer: string,
) {
  return defineNetwork({
    id,
    name,
    chainNamespace: 'cosmos',
    nativeCurrency: { name: currency, symbol, decimals: 6 },
    rpcUrls: { default: { http: [rpc] } },
    blockExplorers: { default: { name: 'Mintscan', url: `https://www.mintscan.io/${explorer}` } },
  })
}

export const cosmosHub = /*#__PURE__*/ defineCosmos(
  'cosmoshub-4',
  'Cosmos Hub',
  ['Cosmos', 'ATOM'],
  'https://cosmos-rpc.publicnode.com',
  'cosmos',
)

export const osmosis = /*#__PURE__*/ defineCosmos(
  'osmosis-1',
  'Osmosis',
  ['Osmosis', 'OSMO'],
  'https://rpc.osmosis.zone',
  'osmosis',
)
