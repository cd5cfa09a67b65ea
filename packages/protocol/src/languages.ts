/**
 * Supported languages of the dialog, the vault, its mails and their pages. Adding one here makes the types require
 * its texts in each of those places.
 */
export const languages = [
  'en',
  'de',
  'ar',
  'es',
  'fr',
  'pt',
  'tr',
  'id',
  'ms',
  'vi',
  'ca',
  'ja',
  'ko',
  'zh-CN',
  'zh-TW',
  'zh-HK',
  'ru',
  'uk',
  'hi',
  'th',
  'fa',
  'he',
  'ur',
  'et',
] as const

export type Language = (typeof languages)[number]

/** Aliases of language tag prefixes. The longest match wins. */
const others: Readonly<Record<string, string>> = {
  in: 'id',
  iw: 'he',
  zh: 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-hant-hk': 'zh-HK',
  'zh-hant-mo': 'zh-HK',
  'zh-mo': 'zh-HK',
}

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur']

/** The first supported language of the tags: `de-AT` finds `de`, `zh-SG` finds `zh-CN`. */
export function findLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const parts = tag.toLowerCase().split('-')
    for (let length = parts.length; length > 0; length--) {
      const start = parts.slice(0, length).join('-')
      const name = Object.hasOwn(others, start) ? others[start] : start
      const found = languages.find(language => language.toLowerCase() === name?.toLowerCase())
      if (found) return found
    }
  }
  return undefined
}

export const getDirection = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr'
