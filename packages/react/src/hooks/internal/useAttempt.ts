'use client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Attempt, type AttemptRun, createAttempt } from '../../state/createAttempt.js'

/** Starts on mount and aborts on unmount. */
export function useAttempt(run: AttemptRun): readonly [attempt: Attempt, retry: () => void] {
  const { get, subscribe, start, stop } = useMemo(() => createAttempt(run), [run])
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  return [useSyncExternalStore(subscribe, get, get), start]
}
