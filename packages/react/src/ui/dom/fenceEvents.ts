const FENCED = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'click',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'keypress',
] as const

/**
 * Ends these events at the host. Dialogs below ours listen on the document: Radix would take a click in our card
 * for a click outside its own and close, its scroll lock would cancel our wheel, MUI would pull focus back, and
 * page shortcuts would fire while someone types. React hears them before, at the container inside the shadow root.
 */
export function fenceEvents(host: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  for (const type of FENCED) host.addEventListener(type, stop, { passive: true })
  return () => {
    for (const type of FENCED) host.removeEventListener(type, stop)
  }
}
