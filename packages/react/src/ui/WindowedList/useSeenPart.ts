import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { observeSize } from '../dom/observePage.js'
import type { SeenPart } from './windowMaths.js'

/** The value before the first measurement, about that of the card, so that the first paint is full. */
const assumed: SeenPart = { top: 0, bottom: 616 }
/** Rounded to steps, to avoid a render per pixel. */
const step = 28

/** The visible part of an element within its scroll container, be that the view or the page. */
export function useSeenPart(element: RefObject<HTMLElement | null>): SeenPart {
  const [seen, setSeen] = useState(assumed)

  const measure = useCallback(() => {
    const node = element.current
    const scroller = node?.closest('[data-scroll]')?.getBoundingClientRect()
    // An element without layout cannot be measured.
    if (!node || scroller?.height === 0) return
    const { top } = node.getBoundingClientRect()
    const from = Math.max(scroller?.top ?? 0, 0) - top
    const to = Math.min(scroller?.bottom ?? Number.POSITIVE_INFINITY, window.innerHeight) - top
    const next = { top: Math.floor(from / step) * step, bottom: Math.ceil(to / step) * step }
    setSeen(known => (known.top === next.top && known.bottom === next.bottom ? known : next))
  }, [element])

  useLayoutEffect(() => {
    const node = element.current
    if (!node) return undefined
    measure()
    // Scroll events do not bubble, and those inside a shadow root do not leave it.
    const places = [node.getRootNode(), window]
    for (const place of places) place.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    const scroller = node.closest('[data-scroll]')
    const stop = observeSize(scroller ? [node, scroller] : [node], measure)
    return () => {
      for (const place of places) place.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
      stop()
    }
  }, [element, measure])

  return seen
}
