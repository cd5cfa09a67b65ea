/**
 * Lays a copy of the closed dialog out, unseen, and takes it away before anything is painted. The first time a font is
 * used the browser looks its letters up, which takes longer than all else about showing a list; after this they are known.
 */
export function rehearseLayout(dialog: HTMLDialogElement): void {
  const copy = dialog.cloneNode(true) as HTMLDialogElement // the copy of a dialog is one
  copy.style.display = 'grid'
  copy.style.visibility = 'hidden'
  // What React draws ahead, it hides.
  for (const hidden of copy.querySelectorAll<HTMLElement>('[style]')) hidden.style.removeProperty('display')
  dialog.after(copy)
  copy.getBoundingClientRect()
  copy.remove()
}
