import { type Cell, createCell } from './createCell.js'

export type Attempt =
  | { readonly status: 'waiting' }
  /** Still waiting, for longer than people expect. */
  | { readonly status: 'slow' }
  /** Still waiting, for an answer to a request that was open before. */
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done' }

export type AttemptRun = (signal: AbortSignal, onPending: () => void) => Promise<unknown>

/** A wallet prompt that is still open after this was probably missed. */
export const slowAfter = 15_000

export interface AttemptCell extends Pick<Cell<Attempt>, 'get' | 'subscribe'> {
  /** Asks, or asks anew: an attempt under way is aborted. */
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Something that is asked of a wallet while it is shown. The question waits for a microtask, because StrictMode
 * mounts, unmounts and mounts in a row, and a wallet must be asked once.
 */
export function createAttempt(run: AttemptRun): AttemptCell {
  const { get, set, subscribe } = createCell<Attempt>({ status: 'waiting' })
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    current?.abort()
    clearTimeout(timer)
  }

  return {
    get,
    subscribe,
    stop,
    start() {
      stop()
      current = new AbortController()
      const { signal } = current
      const settle = (attempt: Attempt) => {
        if (signal.aborted) return
        clearTimeout(timer)
        set(attempt)
      }
      if (get().status !== 'waiting') set({ status: 'waiting' })
      timer = setTimeout(() => settle({ status: 'slow' }), slowAfter)
      queueMicrotask(() => {
        if (signal.aborted) return
        run(signal, () => settle({ status: 'pending' })).then(
          () => settle({ status: 'done' }),
          error => settle({ status: 'failed', error }),
        )
      })
    },
  }
}
