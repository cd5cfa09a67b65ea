import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../dom/observePage.js'

/**
 * Gives the outer element the height of the inner one, in px, so that CSS can animate between heights. In a dialog
 * that is not shown yet everything is 0 px high: then the height stays with CSS until there is one, or the card would
 * grow out of its header.
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
