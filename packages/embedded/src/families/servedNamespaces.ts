import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { type RpcFamily, rpcFamilies } from '@portico/protocol/frame'

/** The families that the vault has keys for. */
export { type RpcFamily as ServedNamespace, rpcFamilies as servedNamespaces }

export function isServed(namespace: ChainNamespace): namespace is RpcFamily {
  return rpcFamilies.some(served => served === namespace)
}

/** Used if the site has no network of these families. */
export const fallbackNetwork: CaipNetworkId = 'eip155:1'
