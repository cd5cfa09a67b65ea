import type { Portico } from '../runtime/Portico.js'
import { hideToast } from './showToast.js'

export function dismissToast(portico: Portico, id: string): void {
  hideToast(portico, id)
}
