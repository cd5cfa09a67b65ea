import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { type RpcFamily, rpcFamilies } from '@portico/protocol/frame'

export type ServedNamespace = RpcFamily

/** The families that the vault has keys for. */
export const servedNamespaces: readonly RpcFamily[] = rpcFamilies

export function isServed(namespace: ChainNamespace): namespace is RpcFamily {
  return rpcFamilies.some(served => served === namespace)
}

/** Used if the site has no network of these families. */
export const fallbackNetwork: CaipNetworkId = 'eip155:1'
