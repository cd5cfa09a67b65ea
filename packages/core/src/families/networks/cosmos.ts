import type { CosmosNetworkDetails } from '../cosmos/CosmosTypes.js'
import { defineNetwork } from './defineNetwork.js'

/** A Cosmos network is named by the node's chain id. */
function defineCosmos(
  id: string,
  name: string,
  [currency, symbol]: readonly [name: string, symbol: string],
  { rpc, explorer, ...cosmos }: CosmosNetworkDetails & { readonly rpc: string; readonly explorer: string },
) {
  return defineNetwork({
    id,
    name,
    chainNamespace: 'cosmos',
    nativeCurrency: { name: currency, symbol, decimals: 6 },
    rpcUrls: { default: { http: [rpc] } },
    blockExplorers: { default: { name: 'Mintscan', url: `https://www.mintscan.io/${explorer}` } },
    cosmos,
  })
}

export const cosmosHub = /*#__PURE__*/ defineCosmos('cosmoshub-4', 'Cosmos Hub', ['Cosmos', 'ATOM'], {
  rpc: 'https://cosmos-rpc.publicnode.com',
  rest: 'https://cosmos-rest.publicnode.com',
  explorer: 'cosmos',
  bech32Prefix: 'cosmos',
  denom: 'uatom',
  gasPrice: 0.025,
})

export const osmosis = /*#__PURE__*/ defineCosmos('osmosis-1', 'Osmosis', ['Osmosis', 'OSMO'], {
  rpc: 'https://rpc.osmosis.zone',
  rest: 'https://lcd.osmosis.zone',
  explorer: 'osmosis',
  bech32Prefix: 'osmo',
  denom: 'uosmo',
  gasPrice: 0.03,
})
