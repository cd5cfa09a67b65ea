import type { Environment } from './Environment.js'

/** Milliseconds. A background page gets no frames, and must not wait for one. */
const longestFrame = 100

/** Resolves after the last change was painted; at once if nothing is ever painted. */
export async function waitForPaint({ page, setTimeout }: Environment): Promise<void> {
  const requestFrame = page?.requestAnimationFrame
  if (typeof requestFrame !== 'function') return
  await new Promise<void>(resolve => {
    // Frame callbacks run before painting, a timer set in one of them after it.
    requestFrame.call(page, () => setTimeout(resolve, 0))
    setTimeout(resolve, longestFrame)
  })
}
