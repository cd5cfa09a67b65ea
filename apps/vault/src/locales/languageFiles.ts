import { catalogues } from './catalogues.ts'
import { windowCatalogues } from './window/catalogues.ts'

/** What lies beside the scripts, in a file for each language but English, which is in them. */
export interface LanguageFile {
  readonly texts: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** The files that the build writes. */
export const languageFiles: Readonly<Record<string, LanguageFile>> = Object.fromEntries(
  Object.entries(windowCatalogues).flatMap(([language, windowTexts]) => {
    const [texts, errors] = catalogues[language as keyof typeof catalogues]
    return language === 'en' ? [] : [[language, { texts: { ...texts, ...windowTexts }, errors }]]
  }),
)
