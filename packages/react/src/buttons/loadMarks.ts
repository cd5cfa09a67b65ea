import type { Marks } from '../marks/createMarksStore.js'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { runWhenIdle } from '../ui/dom/runWhenIdle.js'

/** Loads the network logos for a button that lacks an image, when the page is idle. Returns a cancel function. */
export function loadMarks(onLoad: (marks: Marks) => void): () => void {
  if (isSavingData()) return () => undefined
  let left = false
  const callOff = runWhenIdle(window, () => {
    // A failed load is ignored: the monogram stays.
    import('../marks/marks.js').then(marks => left || onLoad(marks)).catch(() => undefined)
  })
  return () => {
    left = true
    callOff()
  }
}
