import { hideToast } from '../notices/showToast.js'
import type { Portico } from '../types/Portico.js'

/** Takes a toast away before its time. */
export function dismissToast(portico: Portico, id: string): void {
  hideToast(portico, id)
}
