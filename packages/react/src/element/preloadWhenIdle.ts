import { preloadModal } from './modalLoader.js'

/** Where the browser cannot say when it is idle (Safari), this long after the page began to use the kit. */
const guess = 2_000

/** Returns how to call it off. */
export function preloadWhenIdle(page: Window & typeof globalThis): () => void {
  if (typeof page.requestIdleCallback === 'function') {
    const handle = page.requestIdleCallback(preloadModal)
    return () => page.cancelIdleCallback(handle)
  }
  const timer = page.setTimeout(preloadModal, guess)
  return () => page.clearTimeout(timer)
}
