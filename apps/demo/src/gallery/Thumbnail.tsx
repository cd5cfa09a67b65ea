import { useEffect, useRef, useState } from 'react'

/** A live thumbnail that loads when scrolled into view, because fifty frames at once are too many. */
export function Thumbnail({ address, title }: { readonly address: string; readonly title: string }) {
  const frame = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (!frame.current) return undefined
    let waiting = 0
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      // Each is a page, so they load one by one when idle.
      waiting = requestIdleCallback(() => setSeen(true))
    })
    observer.observe(frame.current)
    return () => {
      observer.disconnect()
      cancelIdleCallback(waiting)
    }
  }, [])

  return (
    <span ref={frame} className="thumbnail">
      {seen ? <iframe src={address} title={title} tabIndex={-1} /> : null}
    </span>
  )
}
