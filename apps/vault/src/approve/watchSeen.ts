const ratio = 0.99

/**
 * Whether the browser can detect that an element is covered, faded or distorted (IntersectionObserver v2).
 */
export const canSeeCover = (): boolean =>
  typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype

const looking = { threshold: [0, 0.5, ratio, 1], trackVisibility: true, delay: 100 }

function isSeenInFull(entry: IntersectionObserverEntry | undefined): boolean {
  // `isVisible` belongs to version 2, which not every type library includes.
  const isVisible = entry !== undefined && 'isVisible' in entry && entry.isVisible === true
  return isVisible && entry.intersectionRatio >= ratio
}

export function watchSeen(seen: Element, onChange: (isSeen: boolean) => void): () => void {
  const watcher = new IntersectionObserver(entries => onChange(isSeenInFull(entries.at(-1))), looking)
  watcher.observe(seen)
  return () => watcher.disconnect()
}

/**
 * An observer reports at most ten times a second, so its last value may be stale. A new observer reports at
 * once.
 */
export const lookNow = (seen: Element): Promise<boolean> =>
  new Promise(resolve => {
    const stop = watchSeen(seen, isSeen => {
      stop()
      resolve(isSeen)
    })
  })

interface EndWatch {
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
