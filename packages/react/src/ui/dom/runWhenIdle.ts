/** Where the browser cannot say when it is idle (Safari). */
const guess = 2_000

/** Runs something when the page has nothing better to do; returns how to call it off. */
export function runWhenIdle(page: Window & typeof globalThis, run: () => void): () => void {
  if (typeof page.requestIdleCallback === 'function') {
    const handle = page.requestIdleCallback(run)
    return () => page.cancelIdleCallback(handle)
  }
  const timer = page.setTimeout(run, guess)
  return () => page.clearTimeout(timer)
}
