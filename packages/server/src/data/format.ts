import { toComparableId } from '@portico/protocol'
import type { Asset } from './DataProviders.js'

/** A CAIP-10 id. Cosmos denominations have slashes and underscores, which are escaped. */
export const formatAccountId = (chainId: string, address: string): string =>
  `${chainId}:${encodeURIComponent(address).replaceAll('_', '%5F')}`

export function formatAmount(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return decimals > 0 && fraction ? `${whole}.${fraction}` : whole
}

export function formatAssetId({ chainId, address }: Asset): string {
  if (address === undefined) return chainId
  return toComparableId(`${chainId}:${address}`)
}
