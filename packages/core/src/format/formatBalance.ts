import { formatDecimal } from './formatDecimal.js'
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
