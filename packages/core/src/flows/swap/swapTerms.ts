import { swapSlippage } from '@portico/protocol/data'
import type { CheckedSwap } from '../../store/slices/swap.js'
import { toMoney } from '../send/readAmount.js'

export { swapSlippage }

/** The minimum received (K-08), rounded up in the visitor's favour. */
export const getLeast = (expected: bigint): bigint => (expected * BigInt(100 - swapSlippage) + 99n) / 100n

/**
 * Whether the quote has dropped so much that it has to be shown again: by a thousandth, because prices always move.
 */
export const isWorse = (now: bigint, shown: bigint): boolean => now * 1000n < shown * 999n

/** Price impact in per cent; undefined if a price is unknown. */
export function getPriceImpact({
  from,
  to,
  units,
  expected,
}: Pick<CheckedSwap, 'from' | 'to' | 'units' | 'expected'>): number | undefined {
  const given = Number(toMoney(units, from) ?? 0)
  const got = toMoney(expected, to)
  if (!(given > 0) || got === undefined) return undefined
  return Math.max(0, (1 - Number(got) / given) * 100)
}
