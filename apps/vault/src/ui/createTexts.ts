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
  error(error: unknown): string
  /** The chosen language, whose texts may still be loading. */
  getLanguage(): Language
  /** Also sets the page's direction. Never rejects. */
  setLanguage(language: Language): Promise<void>
  /** Resolves when the texts are loaded. Never rejects. */
  whenLoaded(): Promise<void>
}

/**
 * Uses the browser's first supported language until the embedding page names one. Falls back to English until texts are
 * loaded, and if loading fails.
 * @param more English texts of this page only
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
    // Another language may have been chosen meanwhile.
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
