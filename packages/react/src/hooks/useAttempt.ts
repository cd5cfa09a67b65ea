'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Attempt =
  | { readonly status: 'waiting' }
  /** Still waiting, for longer than people expect. */
  | { readonly status: 'slow' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done' }

/** A wallet prompt that is still open after this was probably missed. */
const slowAfter = 15_000

/**
 * Runs something by being shown, aborts it by being left. The start waits for a microtask, because StrictMode
 * mounts twice in a row and a wallet must be asked once.
 */
export function useAttempt(
  run: (signal: AbortSignal) => Promise<unknown>,
): readonly [attempt: Attempt, retry: () => void] {
  const [attempt, setAttempt] = useState<Attempt>({ status: 'waiting' })
  const stop = useRef<() => void>(undefined)

  const start = useCallback(() => {
    stop.current?.()
    const controller = new AbortController()
    const { signal } = controller
    const settle = (next: Attempt) => {
      clearTimeout(timer)
      if (!signal.aborted) setAttempt(next)
    }
    const timer = setTimeout(() => settle({ status: 'slow' }), slowAfter)
    stop.current = () => {
      clearTimeout(timer)
      controller.abort()
    }
    setAttempt({ status: 'waiting' })
    queueMicrotask(() => {
      if (signal.aborted) return
      run(signal).then(
        () => settle({ status: 'done' }),
        error => settle({ status: 'failed', error }),
      )
    })
  }, [run])

  useEffect(() => {
    start()
    return () => stop.current?.()
  }, [start])

  return [attempt, start]
}
