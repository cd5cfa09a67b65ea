import { type Cell, createCell } from '../state/createCell.js'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { runAfterPaint } from '../ui/dom/runAfterPaint.js'

export type Marks = typeof import('./marks.js')

export interface LazyMarks extends Pick<Cell<Marks | 'loading' | undefined>, 'get' | 'subscribe'> {
  readonly request: () => void
}

/** Loads the logos when an image is first missing, after the first paint. */
export function createLazyMarks(
  page: Window,
  load: () => Promise<Marks> = () => import('./marks.js'),
): LazyMarks {
  const cell = createCell<Marks | 'loading' | undefined>(isSavingData(page.navigator) ? undefined : 'loading')
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
