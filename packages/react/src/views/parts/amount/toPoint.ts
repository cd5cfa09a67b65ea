/** The keys of a phone have the decimal sign of its language only; everything else stays as typed, to be refused. */
export function toPoint(typed: string, locale: string | undefined): string {
  const [, sign] = /^1(.)5$/.exec(formatHalf(locale)) ?? []
  return sign === ',' && !typed.includes('.') ? typed.replace(',', '.') : typed
}

function formatHalf(locale: string | undefined): string {
  try {
    return new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5)
  } catch {
    // The owner's locale is no language tag.
    return '1.5'
  }
}
