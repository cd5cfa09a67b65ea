export interface EndWatch {
  again(): void
  scrollOn(): void
  stop(): void
}

/** Reports when the end of the content scrolls into view, or immediately if everything fits. */
export function watchEnd(end: HTMLElement, onChange: (isRead: boolean) => void): EndWatch {
  let isRead: boolean | undefined
  const watcher = new IntersectionObserver(
    entries => {
      const isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.9
      // Content that was read stays read when the visitor scrolls back.
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
