import type { NetworkInput } from 'portico'
import { getPageAddresses } from '../../../../packages/sandbox/start/addresses.mjs'

const { chainOne, chainTwo, solana, bitcoin, polkadot, cosmos } = getPageAddresses()

/** The two local chains of the sandbox, for real network switches. */
export const anvilOne = {
  id: 31337,
  name: 'Anvil One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [chainOne] } },
  testnet: true,
  names: true,
} as const satisfies NetworkInput

export const anvilTwo = {
  id: 31338,
  name: 'Anvil Two',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [chainTwo] } },
  testnet: true,
} as const satisfies NetworkInput

/** The local chains of the other families. */
export const solanaLocal = {
  id: '6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTG',
  name: 'Local Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [solana] } },
  testnet: true,
} as const satisfies NetworkInput

export const bitcoinLocal = {
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Local Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [bitcoin] } },
  testnet: true,
} as const satisfies NetworkInput

export const polkadotLocal = {
  id: '90'.repeat(16),
  name: 'Local Polkadot',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
  rpcUrls: { default: { http: [polkadot] } },
  testnet: true,
  polkadot: { ss58Prefix: 42 },
} as const satisfies NetworkInput

export const cosmosLocal = {
  id: 'portico-local-1',
  name: 'Local Cosmos',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: [cosmos] } },
  testnet: true,
  cosmos: { bech32Prefix: 'cosmos', denom: 'uatom', gasPrice: 0.025, rest: cosmos },
} as const satisfies NetworkInput
