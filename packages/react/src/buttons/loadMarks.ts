import type { Marks } from '../marks/createLazyMarks.js'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { runWhenIdle } from '../ui/dom/runWhenIdle.js'

/** Gives the marks of networks to a button that misses one, when the page is idle. Returns how to call it off. */
export function loadMarks(onLoad: (marks: Marks) => void): () => void {
  if (isSavingData()) return () => undefined
  let left = false
  const callOff = runWhenIdle(window, () => {
    // The monogram does as well.
    import('../marks/marks.js').then(marks => left || onLoad(marks)).catch(() => undefined)
  })
  return () => {
    left = true
    callOff()
  }
}
