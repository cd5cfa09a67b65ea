import type { DataOptions } from '../DataOptions.js'
import type { SwapProvider } from '../DataProviders.js'
import type { ContractReader } from '../evm/createContractReader.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { createUpstream, type UpstreamSurroundings } from '../nodes/createUpstream.js'
import { createRouterSwaps } from './createRouterSwaps.js'
import { createZeroExSwaps, zeroExChains } from './createZeroExSwaps.js'

export function createSwaps({ swapRouters = {}, zeroEx }: DataOptions, surroundings: UpstreamSurroundings) {
  const upstream =
    zeroEx &&
    createUpstream({
      ...surroundings,
      name: '0x',
      url: zeroEx.url,
      headers: { '0x-api-key': zeroEx.key, '0x-version': 'v2' },
    })
  return (node: ChainNode, readContracts: ContractReader): SwapProvider | undefined => {
    if (node.family !== 'eip155') return undefined
    const router = Object.hasOwn(swapRouters, node.chainId) ? swapRouters[node.chainId] : undefined
    if (router) return createRouterSwaps(readContracts, router.toLowerCase(), surroundings.now)
    return upstream && zeroExChains.includes(node.chainId)
      ? createZeroExSwaps(node.chainId, upstream, readContracts)
      : undefined
  }
}
