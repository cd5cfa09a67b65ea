import { getProviderAlert, originNotAllowed } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { showAlert } from './showAlert.js'

/** Shows the alert that a foreign provider's words stand for, if they stand for one. */
export function mapProviderMessage(portico: Portico, message: string): void {
  const entry = getProviderAlert(message)
  if (!entry) return
  if (entry.code === originNotAllowed.code)
    showAlert(portico, originNotAllowed, { context: { origin: portico.environment.location?.origin ?? '' } })
  else showAlert(portico, entry)
}
