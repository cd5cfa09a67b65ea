import type { PorticoError } from '@portico/protocol'
import { refusalDelay } from '../constants/timing.js'
import type { Portico } from '../types/Portico.js'
import { open } from './open.js'
import { showToast } from './showToast.js'

/** The page asked a wallet for something that it never does: the visitor sees that it was tried. */
export function tellRefusal(portico: Portico, { message, userMessage }: PorticoError): void {
  const { environment, store } = portico
  environment.logger.error(message)
  if (!store.get().modal.open) open(portico)
  // The card has to be there before something is said on it.
  environment.setTimeout(() => showToast(portico, { type: 'error', message: userMessage }), refusalDelay)
}
