import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { type RpcFamily, rpcFamilies } from '@portico/protocol/frame'

export type ServedNamespace = RpcFamily

export const servedNamespaces: readonly RpcFamily[] = rpcFamilies

export function isServed(namespace: ChainNamespace): namespace is RpcFamily {
  return rpcFamilies.some(served => served === namespace)
}

export const fallbackNetwork: CaipNetworkId = 'eip155:1'
