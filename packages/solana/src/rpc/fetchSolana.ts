import type { Network } from '@portico/core'
import { type ChainReader, fetchFromChain } from '@portico/core/adapter'

/** Queries the network's endpoints in turn, and rejects one that serves another cluster. */
export function fetchSolana(
  reader: ChainReader,
  network: Network,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal | undefined,
): Promise<unknown> {
  return fetchFromChain(reader, network, { method, params }, { question, isProven }, signal)
}

const question = { method: 'getGenesisHash' }

/** The CAIP-2 reference is a prefix of the genesis hash. */
const isProven = (genesis: unknown, { caipNetworkId }: Network) =>
  typeof genesis === 'string' && caipNetworkId === `solana:${genesis.slice(0, 32)}`
