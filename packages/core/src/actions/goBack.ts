import { tellDialog } from '../dialog/tellDialog.js'
import type { Portico } from '../types/Portico.js'

/** Goes back one view; from the first view it closes the dialog. A connected visitor never lands on Connect. */
export function goBack(portico: Portico): void {
  tellDialog(portico, { type: 'back' })
}
