import { internalError, isPorticoError, PorticoError, walletFailed } from '@portico/protocol'
import type { FirstMessages } from './en.js'
import { format } from './format.js'

/** Thrown to the site, and without a text of its own for visitors. */
const isForDevelopers = ({ surface, message, userMessage }: PorticoError) =>
  surface !== 'view' && surface !== 'toast' && message.startsWith(userMessage)

/** The sentence a visitor reads for an error: from the catalogue, never the raw words of a wallet or of a developer. */
export function getErrorText(error: unknown, { errors = {} }: FirstMessages): string {
  const known = isPorticoError(error) ? error : new PorticoError(walletFailed)
  const shown = isForDevelopers(known) ? internalError : known
  const text = errors[known.code] ?? errors[shown.code]
  if (text === undefined) return shown.userMessage
  // The context of errors with a text in the catalogue is plain.
  return format(text, (known.context as Readonly<Record<string, string | number>> | undefined) ?? {})
}
