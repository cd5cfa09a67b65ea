import { removeAlert } from '../store/slices/alerts.js'
import { update } from '../store/update.js'
import type { Portico } from '../types/Portico.js'

export function dismissAlert(portico: Portico, id: string): void {
  update(portico, 'alerts', alerts => removeAlert(alerts, id))
}
