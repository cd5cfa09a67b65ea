import { type Cell, createCell } from '../state/createCell.js'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { runAfterPaint } from '../ui/dom/runAfterPaint.js'

/** The SVG of a network by its CAIP-2 id, or of a wallet by its name. */
export type FindMark = (key: string) => string | undefined

export interface MarksStore extends Pick<Cell<FindMark | 'loading' | undefined>, 'get' | 'subscribe'> {
  readonly request: () => void
}

/** Loads the logos when an image is first missing, after the first paint. */
export function createMarksStore(page: Window, load: () => Promise<FindMark>): MarksStore {
  const cell = createCell<FindMark | 'loading' | undefined>(
    isSavingData(page.navigator) ? undefined : 'loading',
  )
  let requested = cell.get() === undefined
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    request() {
      if (requested) return
      requested = true
      runAfterPaint(page, () => {
        // A failed load leaves the monograms.
        load().then(cell.set, () => cell.set(undefined))
      })
    },
  }
}
