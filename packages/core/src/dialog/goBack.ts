import type { Portico } from '../runtime/Portico.js'
import { tellDialog } from './tellDialog.js'

/** Goes back one view; from the first view it closes the dialog. A connected visitor never lands on Connect. */
export function goBack(portico: Portico): void {
  tellDialog(portico, { type: 'back' })
}
