import type { Network } from '@portico/core'

/** Where an account can be looked up; undefined when the network names no explorer. */
export function getExplorerUrl(network: Network | undefined, address: string): string | undefined {
  const base = network?.blockExplorers?.default.url
  return base && `${base.replace(/\/+$/, '')}/address/${encodeURIComponent(address)}`
}
