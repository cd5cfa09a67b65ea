import { removeAlert } from '../store/slices/alerts.js'
import type { Portico } from '../types/Portico.js'
import { update } from './update.js'

export function dismissAlert(portico: Portico, id: string): void {
  update(portico, 'alerts', alerts => removeAlert(alerts, id))
}
