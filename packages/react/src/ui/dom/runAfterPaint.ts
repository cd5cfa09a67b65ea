/** Runs after the next paint. Returns a cancel function. */
export function runAfterPaint(page: Window, run: () => void): () => void {
  let timer: number | undefined
  // Animation frame callbacks run before the paint; a timer set in one runs after it.
  const frame = page.requestAnimationFrame(() => {
    timer = page.setTimeout(run)
  })
  return () => {
    page.cancelAnimationFrame(frame)
    page.clearTimeout(timer)
  }
}
