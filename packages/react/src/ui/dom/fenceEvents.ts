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
 * Stops these events at the host. Dialogs of the page listen on the document: Radix would treat a click in our card
 * as an outside click and close, its scroll lock would cancel our wheel events, MUI would pull focus back, and page
 * shortcuts would fire while the visitor types. React handles the events earlier, at the container inside the
 * shadow root.
 */
export function fenceEvents(host: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  for (const type of FENCED) host.addEventListener(type, stop, { passive: true })
  return () => {
    for (const type of FENCED) host.removeEventListener(type, stop)
  }
}
