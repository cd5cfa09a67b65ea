/**
 * `top`: in the top layer, the rest of the page inert.
 * `page`: in the page at the theme's z-index, the rest of the page usable.
 */
export type DialogLevel = 'top' | 'page'

export function showDialog(dialog: HTMLDialogElement, level: DialogLevel): void {
  if (level === 'top' && typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open && typeof dialog.close === 'function') dialog.close()
  else dialog.removeAttribute('open')
}
