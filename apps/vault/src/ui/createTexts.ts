import {
  findLanguage,
  getDirection,
  internalError,
  isPorticoError,
  type Language,
  PorticoError,
} from '@portico/protocol'
import { en, type TextKey } from '../locales/en.ts'
import type { LanguageFile } from '../locales/languageFiles.ts'
import { loadLanguage } from '../locales/loadLanguage.ts'

export interface Translate<key extends string = TextKey> {
  (key: key, values?: Readonly<Record<string, string | number>>): string
  /** What went wrong, for people. */
  error(error: unknown): string
  /** The one that is wanted, though its words may be on their way. */
  getLanguage(): Language
  /** For what is drawn once its words are there; the page's own direction follows. Never rejects. */
  setLanguage(language: Language): Promise<void>
  /** Until the words of the language are there. Never rejects. */
  whenLoaded(): Promise<void>
}

/**
 * In the first of the browser's languages that there are words in, until the page around names its own. English until
 * those have arrived, and where they do not.
 * @param more what only this page says, in English
 */
export function createTexts<key extends string = never>(
  document: Document,
  preferred: readonly string[],
  more?: Readonly<Record<key, string>>,
  load = loadLanguage,
): Translate<TextKey | key> {
  const english: LanguageFile = { texts: { ...en, ...more }, errors: {} }
  let words = english
  let language: Language = 'en'
  const translate = (name: TextKey | key, values: Readonly<Record<string, string | number>> = {}) => {
    const text = words.texts[name] ?? english.texts[name] ?? name
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
  function speak(next: Language, file: LanguageFile) {
    words = file
    document.documentElement.lang = next
    document.documentElement.dir = getDirection(next)
  }
  async function change(next: Language) {
    const file = next === 'en' ? english : await load(next)
    // Meanwhile another one may have been named.
    if (next !== language) return loading
    if (file) speak(next, file)
    else speak('en', english)
  }
  function setLanguage(next: Language): Promise<void> {
    if (next === language) return loading
    language = next
    loading = change(next)
    return loading
  }
  speak('en', english)
  let loading = Promise.resolve()
  void setLanguage(findLanguage(preferred) ?? 'en')
  return Object.assign(translate, {
    error(error: unknown) {
      const { code, userMessage } = isPorticoError(error) ? error : new PorticoError(internalError)
      return words.errors[code] ?? userMessage
    },
    getLanguage: () => language,
    setLanguage,
    whenLoaded: () => loading,
  })
}
