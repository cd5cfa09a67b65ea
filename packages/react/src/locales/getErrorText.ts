import { isPorticoError, walletFailed } from '@portico/protocol'
import type { FirstMessages } from './en.js'
import { format } from './format.js'

/** The sentence a visitor reads for an error: from the catalogue, never the raw words of a wallet. */
export function getErrorText(error: unknown, { errors = {} }: FirstMessages): string {
  const known = isPorticoError(error)
  const text = errors[known ? error.code : walletFailed.code]
  if (text === undefined) return known ? error.userMessage : walletFailed.userMessage
  // What the sentences of the catalogue are made of is plain.
  const context = known ? (error.context as Readonly<Record<string, string | number>> | undefined) : undefined
  return format(text, context ?? {})
}
