import { createContext, use, useEffect, useMemo, useState } from 'react'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'

export const languages = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof languages

const texts: Readonly<Record<Language, Texts>> = { en, de }

interface Localized {
  language: Language
  setLanguage(language: Language): void
  t: Texts
  formatTime(time: string): string
  formatNumber(count: number): string
  explain(code: string): string
}

export const LanguageContext = createContext<Localized | undefined>(undefined)

const storageKey = 'portico-console-language'

function findLanguage(): Language {
  const stored = localStorage.getItem(storageKey) ?? navigator.language
  return stored.slice(0, 2) === 'de' ? 'de' : 'en'
}

export function useLanguage(): Localized {
  const [language, choose] = useState(findLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    document.title = texts[language].title
  }, [language])
  return useMemo(() => {
    const t = texts[language]
    const errors: Readonly<Record<string, string>> = t.errors
    const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    return {
      language,
      setLanguage(next) {
        localStorage.setItem(storageKey, next)
        choose(next)
      },
      t,
      formatTime: time => times.format(new Date(time)),
      formatNumber: count => numbers.format(count),
      explain: code => errors[code] ?? t.errors.internal_error,
    }
  }, [language])
}

export function useTexts(): Localized {
  const localized = use(LanguageContext)
  if (!localized) throw new Error('There is no LanguageContext.')
  return localized
}
