import type { Portico } from '../runtime/Portico.js'
import { removeAlert } from '../store/slices/alerts.js'
import { update } from '../store/update.js'

export function dismissAlert(portico: Portico, id: string): void {
  update(portico, 'alerts', alerts => removeAlert(alerts, id))
}
