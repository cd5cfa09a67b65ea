import type { PorticoState } from '@portico/core'
import { selectRoute } from '@portico/core/internal'
import { useEffect, useState } from 'react'
import type { TravelDirection } from '../ui/index.js'
import { getView } from './getView.js'

type Router = PorticoState['router']

/** How long the previous view stays while the next one loads, before the click seems lost. */
const patience = 300

/** The previous view stays until the code of the next one is loaded, except at the opening. */
export function useShownRouter(
  open: boolean,
  router: Router,
): { readonly router: Router; readonly direction: TravelDirection } {
  const [shown, setShown] = useState({ open, first: router, router })
  const { view } = getView(selectRoute(router))
  const isOpening = shown.open !== open
  const isLate = !isOpening && shown.router !== router
  const isWaiting = isLate && view.get() === undefined
  if (isOpening) setShown({ open, first: router, router })
  else if (isLate && !isWaiting) setShown({ ...shown, router })
  useEffect(() => {
    if (!isWaiting) return undefined
    let left = false
    const show = () => left || setShown(before => ({ ...before, router }))
    const timer = setTimeout(show, patience)
    view.load().then(show, show)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [isWaiting, router, view])
  return { router: shown.router, direction: shown.router === shown.first ? 'none' : shown.router.direction }
}
