import { formatUnits } from './formatUnits.js'

/** Decimals of a shown balance. */
const shownDecimals = 3
/** More than any coin has, and as many as every browser formats. */
const allDecimals = 20

/**
 * A balance as people of the locale write numbers, with at most three decimals and never more than there is. Works on
 * text and bigint: a number would lose digits of large balances.
 */
export function formatBalance(value: bigint, decimals: number, locale?: string): string
export function formatBalance(value: string, locale?: string): string
export function formatBalance(value: bigint | string, second?: number | string, third = 'en'): string {
  return typeof value === 'bigint'
    ? formatDecimal(formatUnits(value, Number(second)), shownDecimals, third)
    : formatDecimal(value, shownDecimals, typeof second === 'string' ? second : third)
}

/** All of a balance, for where there is room: on hover. */
export function formatFullBalance(value: string, locale = 'en'): string {
  return formatDecimal(value, allDecimals, locale)
}

/**
 * A decimal numeral as people of the locale write it, cut after so many decimals and never rounded up. What is no
 * numeral counts as nothing.
 */
function formatDecimal(numeral: string, decimals: number, locale: string): string {
  const [, whole = '', fraction = ''] = /^(-?\d*)(?:\.(\d*))?$/.exec(numeral.trim()) ?? []
  const cut = `${whole || '0'}.${fraction.slice(0, decimals)}0`
  // Numerals are formatted as they are written, to the last digit; the type says so only for literals.
  return createFormat(locale, decimals).format(cut as `${number}`)
}

function createFormat(locale: string, maximumFractionDigits: number): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { maximumFractionDigits })
  } catch {
    // The owner's locale is no language tag.
    return new Intl.NumberFormat('en', { maximumFractionDigits })
  }
}
