import type { SendToken } from '../../store/SendToken.js'
import { formatUnits } from '../../utils/formatUnits.js'

/** More decimals only make the amount hard to read. */
const shownDecimals = 8

/** A share of a balance as decimal text, rounded down. */
export function roundShare(
  units: bigint,
  percent: number,
  { decimals }: Pick<SendToken, 'decimals'>,
): string {
  const share = (units * BigInt(percent)) / 100n
  const step = 10n ** BigInt(Math.max(decimals - shownDecimals, 0))
  const rounded = share - (share % step)
  return formatUnits(rounded > 0n ? rounded : share, decimals)
}
