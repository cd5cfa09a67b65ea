import { type Cell, createCell } from '../state/createCell.js'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { runAfterPaint } from '../ui/dom/runAfterPaint.js'

/** Finds the real marks of networks and wallets. */
export type Marks = typeof import('./marks.js')

export interface LazyMarks extends Pick<Cell<Marks | 'loading' | undefined>, 'get' | 'subscribe'> {
  /** Called wherever a picture is missing, as often as it likes. */
  readonly request: () => void
}

/** The marks are fetched when the first picture is missing, after what misses it was painted. */
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
        // Monograms do as well.
        load().then(cell.set, () => cell.set(undefined))
      })
    },
  }
}
