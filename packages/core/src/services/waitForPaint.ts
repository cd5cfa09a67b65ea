import type { Environment } from './Environment.js'

/** A page in the background gets no frames, and must not wait for one. */
const longestFrame = 100

/** Until what was just changed is on the screen; at once where nothing is ever painted. */
export async function waitForPaint({ page, setTimeout }: Environment): Promise<void> {
  const requestFrame = page?.requestAnimationFrame
  if (typeof requestFrame !== 'function') return
  await new Promise<void>(resolve => {
    // A frame's callbacks run before it is painted, a timer set in one of them after that.
    requestFrame.call(page, () => setTimeout(resolve, 0))
    setTimeout(resolve, longestFrame)
  })
}
