/** For browsers without `requestIdleCallback` (Safari). */
const guess = 2_000

/** Runs when the page is idle. Returns a cancel function. */
export function runWhenIdle(page: Window & typeof globalThis, run: () => void): () => void {
  if (typeof page.requestIdleCallback === 'function') {
    const handle = page.requestIdleCallback(run)
    return () => page.cancelIdleCallback(handle)
  }
  const timer = page.setTimeout(run, guess)
  return () => page.clearTimeout(timer)
}
