import { tellDialog } from '../dialog/tellDialog.js'
import type { Portico } from '../types/Portico.js'

/** The visitor wants to close the dialog. While the site insists on a sign-in, the answer is a shake of the card (T-09). */
export function dismiss(portico: Portico): void {
  tellDialog(portico, { type: 'dismissed' })
}
