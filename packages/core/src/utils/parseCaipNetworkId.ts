import { invalidCaipNetworkId, PorticoError } from '@portico/protocol'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'

export interface ParsedCaipNetworkId {
  readonly chainNamespace: ChainNamespace
  readonly chainId: string
}

/** Parses a CAIP-2 id such as `eip155:1`; throws otherwise. */
export function parseCaipNetworkId(value: string): ParsedCaipNetworkId {
  const [chainNamespace, chainId, ...more] = value.split(':')
  if (!isChainNamespace(chainNamespace) || !chainId || more.length > 0)
    throw new PorticoError(invalidCaipNetworkId, { context: { value } })
  return { chainNamespace, chainId }
}

/** Two parts, the first in the form of a namespace (E-02). */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const [namespace, chainId, ...more] = value.split(':')
  return isChainNamespace(namespace) && Boolean(chainId) && more.length === 0
}

/** Checks the form only; the page's adapters decide which namespaces exist. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}$/.test(value)
}
