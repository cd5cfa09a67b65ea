import type { PairingSession } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { openController, succeed } from './pair.js'

/** Connects when a code of the page before a reload is answered after all, unless another wallet was faster. */
export async function resumeCode(
  portico: Portico,
  awaited: Promise<PairingSession>,
  withdrawal: AbortController,
): Promise<void> {
  const { signal } = openController(portico)
  signal.addEventListener('abort', () => withdrawal.abort())
  try {
    succeed(portico, await awaited, withdrawal.signal)
  } catch (error) {
    portico.environment.logger.debug('No wallet answered the code of an earlier page.', error)
  }
}
