export interface EndWatch {
  /** As if nothing had been read: the page has another size. */
  again(): void
  /** Scrolls on by about what is in view. */
  scrollOn(): void
  stop(): void
}

/** Tells when the end of what there is to read comes into view, at once where everything fits. */
export function watchEnd(end: HTMLElement, onChange: (isRead: boolean) => void): EndWatch {
  let isRead: boolean | undefined
  const watcher = new IntersectionObserver(
    entries => {
      const isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.9
      // Once read it stays read, wherever the visitor looks next.
      if (isRead || isRead === isInView) return
      isRead = isInView
      onChange(isInView)
    },
    { threshold: [0, 0.9, 1] },
  )
  watcher.observe(end)

  const findScroller = () => {
    let scroller = end.parentElement
    while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement
    return scroller
  }

  return {
    again() {
      isRead = undefined
      watcher.unobserve(end)
      watcher.observe(end)
    },
    scrollOn() {
      const scroller = findScroller()
      scroller?.scrollBy({ top: scroller.clientHeight * 0.8 })
    },
    stop: () => watcher.disconnect(),
  }
}
