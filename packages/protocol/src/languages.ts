/** The languages that there are words in, on all sides: the dialog, the vault, its mails and the pages behind them. */
export const languages = ['en', 'de', 'ar'] as const

export type Language = (typeof languages)[number]

/** The first of some language tags that there are words in: `de-AT` finds `de`. */
export function findLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const primary = tag.split('-')[0]?.toLowerCase()
    const found = languages.find(language => language === primary)
    if (found) return found
  }
  return undefined
}

export const getDirection = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')
