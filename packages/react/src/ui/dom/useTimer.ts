import { useEffect, useMemo, useRef } from 'react'

export interface Timer {
  /** Runs the callback later; a timer that was waiting is dropped. */
  start(callback: () => void, milliseconds: number): void
  stop(): void
}

/** One timer that never outlives its component. */
export function useTimer(): Timer {
  const handle = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const timer = useMemo<Timer>(() => {
    const stop = () => clearTimeout(handle.current)
    return {
      stop,
      start(callback, milliseconds) {
        stop()
        handle.current = setTimeout(callback, milliseconds)
      },
    }
  }, [])
  useEffect(() => timer.stop, [timer])
  return timer
}
