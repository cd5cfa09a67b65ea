import { isPorticoError, requestPending, userRejected } from '@portico/protocol'
import { type Cell, createCell } from './createCell.js'

export type Attempt =
  | { readonly status: 'waiting' }
  /** Still pending after `slowAfter`. */
  | { readonly status: 'slow' }
  /** The wallet already had an open request. */
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done' }

export type AttemptRun = (signal: AbortSignal, onPending: () => void) => Promise<unknown>

/** A wallet prompt that is still open after this time was probably overlooked. */
export const slowAfter = 15_000

export interface AttemptCell extends Pick<Cell<Attempt>, 'get' | 'subscribe'> {
  /** Starts the request. A pending one is aborted first. */
  readonly start: () => void
  readonly stop: () => void
}

/** Lives as long as its view. It starts in a microtask, because StrictMode mounts twice. */
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

export type Asking =
  | { readonly status: 'waiting' }
  /** Pending for long: offer a retry or another method. */
  | { readonly status: 'slow' }
  /** The wallet already has an open request, perhaps in a hidden window. */
  | { readonly status: 'pending' }
  | { readonly status: 'rejected' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'done' }

export function describeAttempt(attempt: Attempt): Asking {
  if (attempt.status !== 'failed') return attempt
  const { error } = attempt
  if (isPorticoError(error, userRejected)) return { status: 'rejected' }
  if (isPorticoError(error, requestPending)) return { status: 'pending' }
  return { status: 'error', error }
}
