/** An amount of money of any currency, as people of the locale write it. */
export function formatFiat(amount: number, currency: string, locale: string | undefined): string {
  try {
    const whole = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
    const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...whole } as const
    return new Intl.NumberFormat(locale ?? 'en', format).format(amount).replace(/[\u061c\u200e\u200f]/g, '')
  } catch {
    // No currency that browsers know, or a locale that is no language tag.
    return `${amount} ${currency}`
  }
}

export function nameCurrency(currency: string, locale: string | undefined): string {
  try {
    return new Intl.DisplayNames([locale ?? 'en'], { type: 'currency' }).of(currency) ?? currency
  } catch {
    return currency
  }
}
