/** How much of the page has to be in view. */
const ratio = 0.99

/** Whether the browser can say that nothing covers, fades or distorts an element (IntersectionObserver v2). */
export const canSeeCover = (): boolean =>
  typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype

const looking = { threshold: [0, 0.5, ratio, 1], trackVisibility: true, delay: 100 }

function isSeenInFull(entry: IntersectionObserverEntry | undefined): boolean {
  // `isVisible` is part of version 2, which not every type library knows.
  const isVisible = entry !== undefined && 'isVisible' in entry && entry.isVisible === true
  return isVisible && entry.intersectionRatio >= ratio
}

/** Tells whenever something begins or ends to be seen in full, with nothing on top. */
export function watchSeen(seen: Element, onChange: (isSeen: boolean) => void): () => void {
  const watcher = new IntersectionObserver(entries => onChange(isSeenInFull(entries.at(-1))), looking)
  watcher.observe(seen)
  return () => watcher.disconnect()
}

/** What an observer has said last may be old: it looks ten times a second at most. A new one looks at once. */
export const lookNow = (seen: Element): Promise<boolean> =>
  new Promise(resolve => {
    const stop = watchSeen(seen, isSeen => {
      stop()
      resolve(isSeen)
    })
  })
