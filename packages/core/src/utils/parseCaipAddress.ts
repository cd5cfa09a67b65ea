import { invalidCaipAddress, PorticoError } from '@portico/protocol'
import type { CaipAddress, CaipNetworkId } from '../families/ChainNamespace.js'
import { isChainNamespace, type ParsedCaipNetworkId } from './parseCaipNetworkId.js'

export interface ParsedCaipAddress extends ParsedCaipNetworkId {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** Parses a CAIP-10 id such as `eip155:1:0x…`; throws otherwise. */
export function parseCaipAddress(value: string): ParsedCaipAddress {
  const [chainNamespace, chainId, address, ...more] = value.split(':')
  if (!isChainNamespace(chainNamespace) || !chainId || !address || more.length > 0)
    throw new PorticoError(invalidCaipAddress, { context: { value } })
  return { chainNamespace, chainId, address, caipNetworkId: `${chainNamespace}:${chainId}` }
}

/** Three parts (E-02). */
export function isCaipAddress(value: unknown): value is CaipAddress {
  if (typeof value !== 'string') return false
  const [namespace, chainId, address, ...more] = value.split(':')
  return isChainNamespace(namespace) && Boolean(chainId) && Boolean(address) && more.length === 0
}
