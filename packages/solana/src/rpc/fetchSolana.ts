import type { Network } from '@portico/core'
import { type ChainReader, fetchFromChain } from '@portico/core/adapter'

/** Asks a network's endpoints in turn. One that serves another cluster is never believed. */
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

/** The reference of a network's CAIP-2 id is the beginning of its genesis hash. */
const isProven = (genesis: unknown, { caipNetworkId }: Network) =>
  typeof genesis === 'string' && caipNetworkId === `solana:${genesis.slice(0, 32)}`
