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
 * Dialogs and shortcuts of the page listen on the document for these events: Radix would close, and MUI would pull
 * focus back.
 */
export function fenceEvents(host: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  for (const type of FENCED) host.addEventListener(type, stop, { passive: true })
  return () => {
    for (const type of FENCED) host.removeEventListener(type, stop)
  }
}
