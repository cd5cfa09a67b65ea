import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { observeSize } from '../dom/observePage.js'
import type { SeenPart } from './windowMaths.js'

/** Before the first measurement: about what the card shows, so that the first paint is full. */
const assumed: SeenPart = { top: 0, bottom: 616 }
/** In whole steps, so that not every pixel renders. */
const step = 28

/** Which part of an element is seen: inside of what scrolls around it, be that the view or the page. */
export function useSeenPart(element: RefObject<HTMLElement | null>): SeenPart {
  const [seen, setSeen] = useState(assumed)

  const measure = useCallback(() => {
    const node = element.current
    const scroller = node?.closest('[data-scroll]')?.getBoundingClientRect()
    // Where nothing is laid out there is nothing to measure.
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
    // Scrolling does not bubble, and what scrolls in a shadow root is not heard outside of it.
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
