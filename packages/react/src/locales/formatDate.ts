/** A date as people of the locale write it; in English where the owner's locale is no language tag. */
export function formatDate(date: Date, locale: string, style: Intl.DateTimeFormatOptions): string {
  try {
    return date.toLocaleDateString(locale, style)
  } catch {
    return date.toLocaleDateString('en', style)
  }
}
