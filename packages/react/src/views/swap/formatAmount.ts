import { formatUnits } from '@portico/core'
import type { SwapToken } from '@portico/core/internal'

/** Truncated, not rounded up, so that no more is promised than there is. */
const decimals = 6

/** Formats an amount with six decimals; smaller amounts show their significant digits. */
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
    // A string keeps all digits.
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(cut as `${number}`)
  } catch {
    return cut
  }
}

export function formatPercent(percent: number, locale: string | undefined): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const
  try {
    return new Intl.NumberFormat(locale, style).format(percent / 100)
  } catch {
    // The site's locale is not a valid language tag.
    return new Intl.NumberFormat('en', style).format(percent / 100)
  }
}
