import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

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

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = getMedia(window, query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => getMedia(window, query).matches)
}

/** Whether an element is in the viewport: an in-page modal may be far below. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    // jsdom has no layout, so everything counts as visible.
    if (typeof IntersectionObserver === 'undefined') return setInSight(true)
    const observer = new IntersectionObserver(entries => setInSight(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return inSight
}
