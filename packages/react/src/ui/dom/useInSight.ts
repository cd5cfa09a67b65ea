import { type RefObject, useEffect, useState } from 'react'

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
