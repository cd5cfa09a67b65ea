import type { Network } from '@portico/core'
import { type ChainReader, fetchFromChain, type RpcRequest } from '@portico/core/adapter'
import { parseChainId } from '../normalise/parseChainId.js'

/** Asks a network's endpoints over HTTP in turn. One that serves another chain is never believed. */
export function fetchChain(reader: ChainReader, network: Network, request: RpcRequest): Promise<unknown> {
  return fetchFromChain(reader, network, request, { question, isProven })
}

const question = { method: 'eth_chainId' }

const isProven = (chainId: unknown, { id }: Network) => parseChainId(chainId) === parseChainId(id)
