import type { Portico } from '../runtime/Portico.js'
import { tellDialog } from './tellDialog.js'

/** Closes the dialog on the visitor's request. While the site requires a sign-in, the card shakes instead (T-09). */
export function dismiss(portico: Portico): void {
  tellDialog(portico, { type: 'dismissed' })
}
