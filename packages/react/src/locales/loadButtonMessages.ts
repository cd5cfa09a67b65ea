import type { TextOverrides } from '@portico/core'
import { type ButtonMessages, enButtons } from './enButtons.js'

/** The words of the buttons; for English, which most pages are in, no further code is fetched. Never rejects. */
export async function loadButtonMessages(locale: string, texts: TextOverrides): Promise<ButtonMessages> {
  if (/^en\b/i.test(locale) && Object.keys(texts).length === 0) return enButtons
  return import('./loadMessages.js').then(
    async ({ loadMessages, applyTexts }) =>
      applyTexts({ ...enButtons, ...(await loadMessages(locale)).messages?.buttons }, texts, 'buttons'),
    () => enButtons,
  )
}
