import { enButtons } from './enButtons.js'
import type { ButtonMessages } from './Messages.js'

/** The words of the buttons; for English, which most pages are in, no further code is fetched. Never rejects. */
export async function loadButtonMessages(locale: string): Promise<ButtonMessages> {
  if (/^en\b/i.test(locale)) return enButtons
  return import('./loadMessages.js').then(
    async ({ loadMessages }) => (await loadMessages(locale)).messages?.buttons ?? enButtons,
    () => enButtons,
  )
}
