import type { CaipNetworkId } from '@portico/core'

/** Wallet Standard names of the public clusters, by CAIP-2 reference. */
const clusters: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** Any other network is a local one. */
export function getStandardChain(network: CaipNetworkId): string {
  return clusters[network.slice('solana:'.length)] ?? 'solana:localnet'
}
