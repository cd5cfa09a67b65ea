import { useEffect, useMemo, useRef } from 'react'

export interface Timer {
  /** Replaces a pending timer. */
  start(callback: () => void, milliseconds: number): void
  stop(): void
}

/** A timer that is cleared on unmount. */
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
