import type { NetworkInput } from '@portico/core'
import * as networks from '@portico/core/networks'

/** A chain in Web3-Onboard's format: `{ id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl }`. */
export interface OnboardChain {
  readonly id: string | number
  readonly token?: string | undefined
  readonly label?: string | undefined
  readonly rpcUrl?: string | undefined
  readonly publicRpcUrl?: string | undefined
  readonly blockExplorerUrl?: string | undefined

  /** Accepted for compatibility, without effect. */
  readonly [other: string]: unknown
}

const known: readonly NetworkInput[] = Object.values(networks)

export function toNetwork({
  id,
  token,
  label,
  rpcUrl,
  publicRpcUrl,
  blockExplorerUrl,
}: OnboardChain): NetworkInput {
  const chainId = Number(id)
  const same = known.find(network => network.id === chainId)
  const url = rpcUrl ?? publicRpcUrl
  if (!same && !url) throw new TypeError(`The chain ${id} needs an rpcUrl.`)
  const symbol = token ?? same?.nativeCurrency.symbol ?? 'ETH'
  return {
    ...same,
    id: chainId,
    name: label ?? same?.name ?? `Chain ${chainId}`,
    nativeCurrency: { name: symbol, decimals: 18, ...same?.nativeCurrency, symbol },
    rpcUrls: url ? { default: { http: [url] } } : (same?.rpcUrls ?? { default: { http: [] } }),
    ...(blockExplorerUrl && { blockExplorers: { default: { name: 'Explorer', url: blockExplorerUrl } } }),
  }
}

export const toHexId = (id: string | number): string => `0x${Number(id).toString(16)}`
