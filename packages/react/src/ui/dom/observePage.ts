type MediaQuery = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>

/** Evaluates a media query, live. In jsdom, which has no `matchMedia`, no query matches. */
export function getMedia(page: Partial<Pick<Window, 'matchMedia'>>, query: string): MediaQuery {
  return page.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: false })
}

/** Reports size changes; never in jsdom, which has no `ResizeObserver`. Returns a stop function. */
export function observeSize(elements: readonly Element[], onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(onChange)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
