import { useEffect, useMemo, useRef } from 'react'

export interface Timer {
  start(callback: () => void, milliseconds: number): void
  stop(): void
}

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
