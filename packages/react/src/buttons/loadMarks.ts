import { lazy } from '@portico/core/adapter'
import type { FindMark } from '../marks/createMarksStore.js'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { runWhenIdle } from '../ui/dom/runWhenIdle.js'

export const networkMarks = lazy(async () => (await import('../marks/networkMarks.js')).findNetworkMark)

/** Loads the network logos for a button that lacks an image, when the page is idle. Returns a cancel function. */
export function loadMarks(onLoad: (findMark: FindMark) => void): () => void {
  if (isSavingData()) return () => undefined
  let left = false
  const callOff = runWhenIdle(window, () => {
    // A failed load is ignored: the monogram stays.
    networkMarks
      .load()
      .then(findMark => left || onLoad(findMark))
      .catch(() => undefined)
  })
  return () => {
    left = true
    callOff()
  }
}
