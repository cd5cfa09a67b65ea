/** A page that is never idle still goes on. */
const patience = 100

/**
 * Runs something once what was just drawn is on the screen and the page has nothing else to do; returns how to call it
 * off.
 */
export function runAfterPaint(page: Window, run: () => void): () => void {
  let timer: number | undefined
  let idle: number | undefined
  // A frame's callbacks run before it is painted, a timer set in one of them after that.
  const frame = page.requestAnimationFrame(() => {
    timer = page.setTimeout(() => {
      if (page.requestIdleCallback) idle = page.requestIdleCallback(run, { timeout: patience })
      else run()
    })
  })
  return () => {
    page.cancelAnimationFrame(frame)
    page.clearTimeout(timer)
    if (idle !== undefined) page.cancelIdleCallback(idle)
  }
}
