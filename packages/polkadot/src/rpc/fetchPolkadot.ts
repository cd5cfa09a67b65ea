import type { Network } from '@portico/core'
import { type ChainReader, fetchFromChain } from '@portico/core/adapter'

/** Queries the network's endpoints in turn, and rejects one that serves another network. */
export function fetchPolkadot(
  reader: ChainReader,
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  return fetchFromChain(reader, network, { method, params }, { question, isProven })
}

const question = { method: 'chain_getBlockHash', params: [0] }

/** The CAIP-2 reference is a prefix of the genesis hash. */
const isProven = (genesis: unknown, { caipNetworkId }: Network) =>
  typeof genesis === 'string' && caipNetworkId === `polkadot:${genesis.slice(2, 34)}`
