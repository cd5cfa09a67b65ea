import type { Network } from '@portico/core'
import { type ChainReader, fetchFromChain, type RpcRequest } from '@portico/core/adapter'
import { parseChainId } from '../normalise/parseChainId.js'

/** Queries the network's endpoints in turn, and rejects one that serves another chain. */
export function fetchChain(reader: ChainReader, network: Network, request: RpcRequest): Promise<unknown> {
  return fetchFromChain(reader, network, request, { question, isProven })
}

const question = { method: 'eth_chainId' }

const isProven = (chainId: unknown, { id }: Network) => parseChainId(chainId) === parseChainId(id)
