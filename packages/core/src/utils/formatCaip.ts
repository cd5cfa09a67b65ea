import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'

export function formatCaipNetworkId(chainNamespace: ChainNamespace, chainId: string | number): CaipNetworkId {
  return `${chainNamespace}:${chainId}`
}

export function formatCaipAddress(caipNetworkId: CaipNetworkId, address: string): CaipAddress {
  return `${caipNetworkId}:${address}`
}
