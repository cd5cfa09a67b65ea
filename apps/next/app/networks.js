const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export const networks = [
  {
    id: 31337,
    name: 'Anvil One',
    nativeCurrency: ether,
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    testnet: true,
  },
  {
    id: 31338,
    name: 'Anvil Two',
    nativeCurrency: ether,
    rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } },
    testnet: true,
  },
]
