import type { Environment } from './Environment.js'

/** A page in the background gets no frames, and must not wait for one. */
const longestFrame = 100

/** Runs something once what was just changed is on the screen; at once where nothing is ever painted. */
export function runAfterPaint(environment: Environment, run: () => void): void {
  const { page } = environment
  const requestFrame = page?.requestAnimationFrame
  if (typeof requestFrame !== 'function') {
    run()
    return
  }
  let done = false
  const runOnce = () => {
    if (!done) run()
    done = true
  }
  // A frame's callbacks run before it is painted, a timer set in one of them after that.
  requestFrame.call(page, () => environment.setTimeout(runOnce, 0))
  environment.setTimeout(runOnce, longestFrame)
}
