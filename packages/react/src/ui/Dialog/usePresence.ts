import { useEffect, useState } from 'react'
import { useTimer } from '../dom/useTimer.js'

export type Presence = 'open' | 'closing' | 'closed'

export function usePresence(open: boolean, exitMs: number): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'closed')
  const timer = useTimer()

  if (open && presence !== 'open') setPresence('open')
  if (!open && presence === 'open') setPresence('closing')

  useEffect(() => {
    if (presence !== 'closing') return
    timer.start(() => setPresence('closed'), exitMs)
    return timer.stop
  }, [presence, exitMs, timer])

  return presence
}
