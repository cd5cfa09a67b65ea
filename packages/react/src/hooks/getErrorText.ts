import { isPorticoError, walletFailed } from '@portico/protocol'

/** The sentence a visitor reads for an error: from the catalogue, never the raw words of a wallet. */
export function getErrorText(error: unknown): string {
  return isPorticoError(error) ? error.userMessage : walletFailed.message
}
