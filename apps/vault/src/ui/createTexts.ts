import {
  findLanguage,
  getDirection,
  internalError,
  isPorticoError,
  type Language,
  PorticoError,
} from '@portico/protocol'
import { catalogues } from '../locales/catalogues.ts'
import type { TextKey } from '../locales/en.ts'

export interface Translate<key extends string = TextKey> {
  (key: key, values?: Readonly<Record<string, string | number>>): string
  /** What went wrong, for people. */
  error(error: unknown): string
  getLanguage(): Language
  /** For what is drawn from now on; the page's own direction follows at once. */
  setLanguage(language: Language): void
}

type Catalogue<key extends string> = Readonly<Record<Language, Readonly<Partial<Record<key, string>>>>>

/**
 * In the first of the browser's languages that there are words in, until the page around names its own.
 * @param more what only this page says
 */
export function createTexts<key extends string = never>(
  document: Document,
  preferred: readonly string[],
  more?: Catalogue<key>,
): Translate<TextKey | key> {
  let language = findLanguage(preferred) ?? 'en'
  const find = (name: TextKey | key): string => {
    const all: Readonly<Record<string, string>> = {
      ...catalogues.en[0],
      ...more?.en,
      ...catalogues[language][0],
      ...more?.[language],
    }
    return all[name] ?? name
  }
  const translate = (name: TextKey | key, values: Readonly<Record<string, string | number>> = {}) =>
    find(name).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  function setLanguage(next: Language) {
    language = next
    document.documentElement.lang = next
    document.documentElement.dir = getDirection(next)
  }
  setLanguage(language)
  return Object.assign(translate, {
    error(error: unknown) {
      const { code, userMessage } = isPorticoError(error) ? error : new PorticoError(internalError)
      return catalogues[language][1][code] ?? userMessage
    },
    getLanguage: () => language,
    setLanguage,
  })
}
