/**
 * Phone keyboards offer only the decimal separator of their language. Other characters stay, so that validation
 * refuses them.
 */
export function toPoint(typed: string, locale: string | undefined): string {
  const [, sign] = /^1(.)5$/.exec(formatHalf(locale)) ?? []
  return sign === ',' && !typed.includes('.') ? typed.replace(',', '.') : typed
}

function formatHalf(locale: string | undefined): string {
  try {
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5)
  } catch {
    // The site's locale is not a valid language tag.
    return '1.5'
  }
}
