import { createFormat } from './createFormat.js'

/** Below this, two decimals would show zero. */
const smallest = 0.01
/** Significant digits of prices below a dollar. */
const digits = 4

/** Formats US dollars in the locale with two decimals (K-10); undefined if it is not an amount. */
export function formatMoney(value: number | undefined, locale = 'en'): string | undefined {
  if (!isAmount(value)) return undefined
  if (value > 0 && value < smallest) return `<${write(smallest, locale)}`
  return write(value, locale)
}

/** Formats a unit price: the same, with significant digits below a dollar. */
export function formatPrice(value: number | undefined, locale = 'en'): string | undefined {
  if (!isAmount(value)) return undefined
  if (value === 0 || value >= 1) return write(value, locale)
  return write(value, locale, { maximumSignificantDigits: digits })
}

const isAmount = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0

/** Right-to-left locales add these marks around amounts, which would flip the currency sign. */
const turningMarks = /[\u061c\u200e\u200f]/g

function write(value: number, locale: string, more: Intl.NumberFormatOptions = {}): string {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...more } as const
  const format = createFormat(locale, tag => new Intl.NumberFormat(tag, options))
  return format.format(value).replace(turningMarks, '')
}
