import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { observeSize } from '../dom/observePage.js'

export interface Viewport {
  readonly width: number
  readonly height: number
  readonly scrollTop: number
}

// The size before the first measurement, about that of the card, so that the first paint is full.
const ASSUMED: Viewport = { width: 360, height: 448, scrollTop: 0 }

/** Size and scroll position of an element. The position is rounded to steps, to avoid a render per pixel. */
export function useViewport(element: RefObject<HTMLElement | null>, step: number): Viewport {
  const [viewport, setViewport] = useState(ASSUMED)

  const measure = useCallback(() => {
    const node = element.current
    // An element without layout cannot be measured.
    if (!node || node.offsetWidth === 0) return
    const next = {
      width: node.offsetWidth,
      height: node.clientHeight,
      scrollTop: Math.floor(node.scrollTop / step) * step,
    }
    setViewport(known =>
      known.width === next.width && known.height === next.height && known.scrollTop === next.scrollTop
        ? known
        : next,
    )
  }, [element, step])

  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    measure()
    node.addEventListener('scroll', measure, { passive: true })
    const stop = observeSize([node], measure)
    return () => {
      node.removeEventListener('scroll', measure)
      stop()
    }
  }, [element, measure])

  return viewport
}
