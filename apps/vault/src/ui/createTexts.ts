import { ar } from '../locales/ar.ts'
import { de } from '../locales/de.ts'
import { en, type TextKey, type Texts } from '../locales/en.ts'

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

const languages: Readonly<Record<string, Texts>> = { ar, de, en }

/** In the visitor's language, where there is one; the page's direction follows it. */
export function createTexts(document: Document, preferred: readonly string[]): Translate {
  const codes = preferred.map(tag => tag.split('-')[0]?.toLowerCase() ?? '')
  const language = codes.find(code => Object.hasOwn(languages, code)) ?? 'en'
  const texts = languages[language] ?? en
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
