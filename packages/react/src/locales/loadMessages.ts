import { findLanguage, getDirection } from '@portico/protocol'
import { languages } from './languages.js'
import type { Translation } from './Messages.js'

export { applyTexts } from './applyTexts.js'

export interface LoadedMessages {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Undefined is English, which comes with the modal. */
  readonly messages: Translation | undefined
}

const english: LoadedMessages = { language: 'en', direction: 'ltr', messages: undefined }

/** The words of a locale; English where there are none or they do not arrive. Never rejects. */
export async function loadMessages(locale: string): Promise<LoadedMessages> {
  const language = findLanguage([locale]) ?? 'en'
  if (language === 'en') return english
  return languages[language]().then(
    messages => ({ language, direction: getDirection(language), messages }),
    () => english,
  )
}
