/**
 * Lays out an invisible copy of the closed dialog and removes it before the next paint. The browser's first lookup
 * of glyphs in a font takes longer than the rest of showing a list; this warms that cache.
 */
export function rehearseLayout(dialog: HTMLDialogElement): void {
  const copy = dialog.cloneNode(true) as HTMLDialogElement // a clone has the type of its original
  copy.style.display = 'grid'
  copy.style.visibility = 'hidden'
  // React hides what it renders in advance.
  for (const hidden of copy.querySelectorAll<HTMLElement>('[style]')) hidden.style.removeProperty('display')
  dialog.after(copy)
  copy.getBoundingClientRect()
  copy.remove()
}
