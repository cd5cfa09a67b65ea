import { formatUnits } from '@portico/core'
import type { SwapToken } from '@portico/core/internal'

/** At most so many decimals, cut and not rounded up: nobody is promised more than there is. */
const decimals = 6

/** An amount of a token with six decimals; what is smaller than those shows, in the digits that count. */
export function formatAmount(
  units: bigint,
  token: Pick<SwapToken, 'decimals' | 'symbol'>,
  locale?: string,
): string {
  return `${formatNumber(formatUnits(units, token.decimals), locale)} ${token.symbol}`
}

export function formatNumber(amount: string, locale?: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const [small = fraction.slice(0, decimals)] = (whole === '0' && /^0{4,}[1-9]\d{0,3}/.exec(fraction)) || []
  const cut = `${whole}.${small}`.replace(/\.?0*$/, '')
  try {
    // Text, not a number, so that nothing is lost.
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(cut as `${number}`)
  } catch {
    return cut
  }
}
