import type { Messages } from './Messages.js'

export interface Language {
  readonly direction: 'ltr' | 'rtl'
  readonly load: () => Promise<Messages>
}

/** Every language but English, which is part of the modal. A new one is a file and a line, and the same for the vault and its mails. */
export const languages: Readonly<Record<string, Language>> = {
  ar: { direction: 'rtl', load: async () => (await import('./ar.js')).ar },
  de: { direction: 'ltr', load: async () => (await import('./de.js')).de },
}

/** The language of a locale: `de-AT` finds `de`. Undefined means English. */
export function findLanguage(
  locale: string,
): { readonly id: string; readonly language: Language } | undefined {
  const exact = locale.toLowerCase()
  for (const id of [exact, exact.split('-')[0] ?? exact]) {
    const language = Object.hasOwn(languages, id) ? languages[id] : undefined
    if (language) return { id, language }
  }
  return undefined
}
