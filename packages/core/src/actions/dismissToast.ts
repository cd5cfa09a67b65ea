import { hideToast } from '../notices/showToast.js'
import type { Portico } from '../types/Portico.js'

export function dismissToast(portico: Portico, id: string): void {
  hideToast(portico, id)
}
