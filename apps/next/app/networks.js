import { getPageAddresses } from '../../../packages/sandbox/start/addresses.mjs'

const { chainOne, chainTwo } = getPageAddresses()
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export const networks = [
  {
    id: 31337,
    name: 'Anvil One',
    nativeCurrency: ether,
    rpcUrls: { default: { http: [chainOne] } },
    testnet: true,
  },
  {
    id: 31338,
    name: 'Anvil Two',
    nativeCurrency: ether,
    rpcUrls: { default: { http: [chainTwo] } },
    testnet: true,
  },
]
