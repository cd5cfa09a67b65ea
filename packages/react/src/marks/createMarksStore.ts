import { lazy } from '@portico/core/adapter'
import { type Cell, createCell } from '../state/createCell.js'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { runAfterPaint } from '../ui/dom/runAfterPaint.js'

export type Marks = typeof import('./marks.js')

export interface MarksStore extends Pick<Cell<Marks | 'loading' | undefined>, 'get' | 'subscribe'> {
  readonly request: () => void
}

const marks = lazy(() => import('./marks.js'))

/** Loads the logos when an image is first missing, after the first paint. */
export function createMarksStore(page: Window, load: () => Promise<Marks> = marks.load): MarksStore {
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
