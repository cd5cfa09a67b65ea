import type { NetworkInput } from 'portico'

/** The two local chains of the sandbox; moving between them is a real switch. */
export const anvilOne = {
  id: 31337,
  name: 'Anvil One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  testnet: true,
} as const satisfies NetworkInput

export const anvilTwo = {
  id: 31338,
  name: 'Anvil Two',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } },
  testnet: true,
} as const satisfies NetworkInput
