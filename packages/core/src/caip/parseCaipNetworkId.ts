import { invalidCaipNetworkId, PorticoError } from '@portico/protocol'
import { type CaipNetworkId, type ChainNamespace, chainNamespaces } from '../types/ChainNamespace.js'

export interface ParsedCaipNetworkId {
  readonly chainNamespace: ChainNamespace
  readonly chainId: string
}

export function parseCaipNetworkId(value: string): ParsedCaipNetworkId {
  if (!isCaipNetworkId(value)) throw new PorticoError(invalidCaipNetworkId, { context: { value } })
  const [chainNamespace = '', chainId = ''] = value.split(':')
  return { chainNamespace: chainNamespace as ChainNamespace, chainId } // tested by isCaipNetworkId
}

/** Two parts, the first a namespace that the kit knows (spec §5). */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const parts = value.split(':')
  return parts.length === 2 && isChainNamespace(parts[0]) && parts[1] !== ''
}

export function isChainNamespace(value: unknown): value is ChainNamespace {
  return (chainNamespaces as readonly unknown[]).includes(value)
}
