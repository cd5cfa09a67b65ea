import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../dom/observePage.js'

/**
 * Sets the outer element to the height of the inner one in px, so that CSS can animate it. Everything has 0 px in a
 * dialog that is not shown yet; until then CSS sets the height, or the card would grow out of its header.
 */
export function useAnimatedHeight(
  outer: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const box = outer.current
    const content = inner.current
    if (!box || !content) return
    const measure = () => {
      const { offsetHeight } = content
      box.style.height = offsetHeight > 0 ? `${offsetHeight}px` : ''
    }
    measure()
    const stop = observeSize([content], measure)
    return () => {
      stop()
      box.style.height = ''
    }
  }, [outer, inner])
}
