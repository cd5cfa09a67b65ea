import { useEffect, useRef, useState } from 'react'

/** A small living picture of a state, loaded when it is scrolled to: fifty pages at once are too many. */
export function Thumbnail({ address, title }: { readonly address: string; readonly title: string }) {
  const frame = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (!frame.current) return undefined
    let waiting = 0
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      // One after the other, whenever nothing else is to do: each is a page of its own.
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
