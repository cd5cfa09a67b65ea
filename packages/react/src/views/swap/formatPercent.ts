export function formatPercent(percent: number, locale: string | undefined): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const
  try {
    return new Intl.NumberFormat(locale, style).format(percent / 100)
  } catch {
    // The site's locale is not a valid language tag.
    return new Intl.NumberFormat('en', style).format(percent / 100)
  }
}
