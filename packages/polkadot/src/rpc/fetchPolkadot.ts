import type { Network } from '@portico/core'
import { type ChainReader, fetchFromChain } from '@portico/core/adapter'

/** Asks a network's endpoints in turn. One that serves another network is never believed. */
export function fetchPolkadot(
  reader: ChainReader,
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  return fetchFromChain(reader, network, { method, params }, { question, isProven })
}

const question = { method: 'chain_getBlockHash', params: [0] }

/** The reference of a network's CAIP-2 id is the beginning of its genesis hash. */
const isProven = (genesis: unknown, { caipNetworkId }: Network) =>
  typeof genesis === 'string' && caipNetworkId === `polkadot:${genesis.slice(2, 34)}`
