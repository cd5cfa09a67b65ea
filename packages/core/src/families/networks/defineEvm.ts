import { defineNetwork } from './defineNetwork.js'
import type { Network } from './Network.js'

interface EvmChain<id extends number> {
  readonly id: id
  readonly name: string
  readonly currency: readonly [name: string, symbol: string]
  readonly rpc: string
  readonly explorer: readonly [name: string, url: string]
  readonly testnet?: true
}

export function defineEvm<const id extends number>({
  currency: [name, symbol],
  rpc,
  explorer,
  ...chain
}: EvmChain<id>): Network & { readonly id: id; readonly caipNetworkId: `eip155:${id}` } {
  return defineNetwork({
    ...chain,
    chainNamespace: 'eip155',
    nativeCurrency: { name, symbol, decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    blockExplorers: { default: { name: explorer[0], url: explorer[1] } },
  })
}
