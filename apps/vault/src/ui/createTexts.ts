import { internalError, isPorticoError, PorticoError } from '@portico/protocol'
import { ar, arErrors } from '../locales/ar.ts'
import { de, deErrors } from '../locales/de.ts'
import { type ErrorTexts, en, type TextKey, type Texts } from '../locales/en.ts'

export interface Translate {
  (key: TextKey, values?: Readonly<Record<string, string | number>>): string
  /** What went wrong, for people. */
  error(error: unknown): string
}

const languages: Readonly<Record<string, readonly [Texts, ErrorTexts]>> = {
  ar: [ar, arErrors],
  de: [de, deErrors],
  en: [en, {}],
}

/** In the visitor's language, where there is one; the page's direction follows it. */
export function createTexts(document: Document, preferred: readonly string[]): Translate {
  const codes = preferred.map(tag => tag.split('-')[0]?.toLowerCase() ?? '')
  const language = codes.find(code => Object.hasOwn(languages, code)) ?? 'en'
  const [texts, errors]: readonly [Texts, ErrorTexts] = languages[language] ?? [en, {}]
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const translate = (key: TextKey, values: Readonly<Record<string, string | number>> = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  return Object.assign(translate, {
    error(error: unknown) {
      const { code, userMessage } = isPorticoError(error) ? error : new PorticoError(internalError)
      return errors[code] ?? userMessage
    },
  })
}
