import { type RefObject, useLayoutEffect } from 'react'

/** Gives the outer element the height of the inner one, in px, so that CSS can animate between heights. */
export function useAnimatedHeight(
  outer: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const box = outer.current
    const content = inner.current
    if (!box || !content) return
    const measure = () => {
      box.style.height = `${content.offsetHeight}px`
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(content)
    return () => {
      observer.disconnect()
      box.style.height = ''
    }
  }, [outer, inner])
}
