import type { Language } from '@portico/protocol'
import type { LanguageFile } from './languageFiles.ts'

/** Of the file of each language its digest, written by the build: nobody can put other words beside the scripts. */
declare const __languageDigests__: Readonly<Record<string, string>>

const patience = 5_000

/** The words of a language; undefined where they do not arrive, or are not those that were built. Never rejects. */
export async function loadLanguage(language: Language): Promise<LanguageFile | undefined> {
  try {
    const integrity = __languageDigests__[language]
    if (!integrity) return undefined
    const here = import.meta.url
    const answer = await fetch(new URL(`${language}.json`, here), {
      integrity,
      signal: AbortSignal.timeout(patience),
    })
    return await answer.json()
  } catch {
    return undefined
  }
}
