/** Runs something once what was just drawn is on the screen; returns how to call it off. */
export function runAfterPaint(page: Window, run: () => void): () => void {
  let timer: number | undefined
  // A frame's callbacks run before it is painted, a timer set in one of them after that.
  const frame = page.requestAnimationFrame(() => {
    timer = page.setTimeout(run)
  })
  return () => {
    page.cancelAnimationFrame(frame)
    page.clearTimeout(timer)
  }
}
