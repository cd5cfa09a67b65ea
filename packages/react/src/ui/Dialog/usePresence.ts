import { useEffect, useState } from 'react'
import { useLatest } from '../dom/useLatest.js'
import { useTimer } from '../dom/useTimer.js'

export type Presence = 'open' | 'closing' | 'closed'

/** Keeps something there for as long as its way out takes. */
export function usePresence(open: boolean, exitMs: number, onExited: (() => void) | undefined): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'closed')
  const timer = useTimer()
  const exited = useLatest(onExited)

  if (open && presence !== 'open') setPresence('open')
  if (!open && presence === 'open') setPresence('closing')

  useEffect(() => {
    if (presence !== 'closing') return
    timer.start(() => {
      setPresence('closed')
      exited.current?.()
    }, exitMs)
    return timer.stop
  }, [presence, exitMs, timer, exited])

  return presence
}
