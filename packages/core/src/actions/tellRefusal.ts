import type { PorticoError } from '@portico/protocol'
import { refusalDelay } from '../constants/timing.js'
import { tellDialog } from '../dialog/tellDialog.js'
import type { Portico } from '../types/Portico.js'
import { showToast } from './showToast.js'

/** The page asked a wallet for something that it never does: the visitor sees that it was tried. */
export function tellRefusal(portico: Portico, error: PorticoError): void {
  const { environment } = portico
  environment.logger.error(error.message)
  tellDialog(portico, { type: 'refused' })
  // The card has to be there before something is said on it.
  const toast = { type: 'error', message: error.userMessage, error } as const
  environment.setTimeout(() => showToast(portico, toast), refusalDelay)
}
