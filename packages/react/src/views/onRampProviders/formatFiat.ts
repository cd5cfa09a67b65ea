export function formatFiat(amount: number, currency: string, locale: string | undefined): string {
  try {
    const whole = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
    const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...whole } as const
    return new Intl.NumberFormat(locale ?? 'en', format).format(amount).replace(/[\u061c\u200e\u200f]/g, '')
  } catch {
    // An unknown currency, or a locale that is not a language tag.
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
