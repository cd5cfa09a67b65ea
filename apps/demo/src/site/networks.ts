import type { NetworkInput } from 'portico'
import { getPageAddresses } from '../../../../scripts/sandbox/addresses.mjs'

const { chainOne, chainTwo } = getPageAddresses()

/** The two local chains of the sandbox; moving between them is a real switch. */
export const anvilOne = {
  id: 31337,
  name: 'Anvil One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [chainOne] } },
  testnet: true,
} as const satisfies NetworkInput

export const anvilTwo = {
  id: 31338,
  name: 'Anvil Two',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [chainTwo] } },
  testnet: true,
} as const satisfies NetworkInput
