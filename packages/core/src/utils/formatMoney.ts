/** Below this, two decimals would say that there is nothing. */
const smallest = 0.01
/** Of prices below a dollar, so many digits that count. */
const digits = 4

/** An amount of dollars as people of the locale write it, with two decimals (K-10); undefined for what is no amount. */
export function formatMoney(value: number | undefined, locale = 'en'): string | undefined {
  if (!isAmount(value)) return undefined
  if (value > 0 && value < smallest) return `<${write(smallest, locale)}`
  return write(value, locale)
}

/** What one of something costs: the same, and all that counts of what is less than a dollar. */
export function formatPrice(value: number | undefined, locale = 'en'): string | undefined {
  if (!isAmount(value)) return undefined
  if (value === 0 || value >= 1) return write(value, locale)
  return write(value, locale, { maximumSignificantDigits: digits })
}

const isAmount = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0

/** Languages that run from right to left write them around amounts, where they turn the sign of the currency around. */
const turningMarks = /[\u061c\u200e\u200f]/g

function write(value: number, locale: string, more: Intl.NumberFormatOptions = {}): string {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...more } as const
  return createFormat(locale, options).format(value).replace(turningMarks, '')
}

function createFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    // The owner's locale is no language tag.
    return new Intl.NumberFormat('en', options)
  }
}
