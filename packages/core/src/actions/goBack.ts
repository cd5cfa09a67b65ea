import { tellDialog } from '../dialog/tellDialog.js'
import type { Portico } from '../types/Portico.js'

/** One view back; from the first view the dialog closes. A connected visitor never lands on Connect. */
export function goBack(portico: Portico): void {
  tellDialog(portico, { type: 'back' })
}
