import type { Asset } from './DataProviders.js'

/** Canonical asset id: `eip155:1` is the native coin, `eip155:1:0xab…` a token. */
export function formatAssetId({ chainId, address }: Asset): string {
  if (address === undefined) return chainId
  return `${chainId}:${chainId.startsWith('eip155:') ? address.toLowerCase() : address}`
}
