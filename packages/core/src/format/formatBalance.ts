import { formatUnits } from './formatUnits.js'

/** Decimals of a shown balance (spec §9). */
const shownDecimals = 3

/**
 * A balance with three decimals, cut and never rounded up, so that nobody is shown more than there is. Works on
 * text and bigint: a number would lose digits of large balances.
 */
export function formatBalance(value: bigint, decimals: number): string
export function formatBalance(value: string): string
export function formatBalance(value: bigint | string, decimals = 0): string {
  const text = typeof value === 'bigint' ? formatUnits(value, decimals) : value.trim()
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text) ?? []
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.slice(0, shownDecimals).padEnd(shownDecimals, '0')}`
}
