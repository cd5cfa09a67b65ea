import type { Network } from '@portico/core'

/** The Wallet Standard's names of the public clusters, by the reference of their CAIP-2 id. */
const clusters: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** A network that is none of the public ones is somebody's own. */
export function getStandardChain({ caipNetworkId }: Pick<Network, 'caipNetworkId'>): string {
  return clusters[caipNetworkId.slice('solana:'.length)] ?? 'solana:localnet'
}
