import { createFormat } from './createFormat.js'
import { formatUnits } from './formatUnits.js'

const shownDecimals = 3
/** More than any coin has, and supported by every browser. */
const allDecimals = 20

/** Formats a balance in the locale with at most three decimals, never rounded up. */
export function formatBalance(value: bigint, decimals: number, locale?: string): string
export function formatBalance(value: string, locale?: string): string
export function formatBalance(value: bigint | string, second?: number | string, third = 'en'): string {
  return typeof value === 'bigint'
    ? formatDecimal(formatUnits(value, Number(second)), shownDecimals, third)
    : formatDecimal(value, shownDecimals, typeof second === 'string' ? second : third)
}

export function formatFullBalance(value: string, locale = 'en'): string {
  return formatDecimal(value, allDecimals, locale)
}

/** Formats a decimal in the locale, truncated and never rounded up. Invalid text counts as zero. */
function formatDecimal(numeral: string, decimals: number, locale: string): string {
  const [, whole = '', fraction = ''] = /^(-?\d*)(?:\.(\d*))?$/.exec(numeral.trim()) ?? []
  const cut = `${whole || '0'}.${fraction.slice(0, decimals)}0`
  // Intl formats numeric text exactly; its type accepts literals only.
  return createFormat(locale, tag => new Intl.NumberFormat(tag, { maximumFractionDigits: decimals })).format(
    cut as `${number}`,
  )
}
