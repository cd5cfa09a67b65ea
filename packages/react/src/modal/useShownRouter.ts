import { type PorticoState, selectRoute } from '@portico/core'
import { useEffect, useState } from 'react'
import type { TravelDirection } from '../ui/ModalFrame/ViewTransition.js'
import { getView } from './getView.js'

type Router = PorticoState['router']

/** How long a view stays for the next one to be loaded; after that people wonder whether they clicked. */
const patience = 300

/**
 * The views as they are drawn. A view stays until the code of the next one is there, so that a click leads to that
 * view and not to a stand-in. The first view of an opening waits for nothing and came from nowhere: the whole card
 * moves in then.
 */
export function useShownRouter(
  open: boolean,
  router: Router,
): { readonly router: Router; readonly direction: TravelDirection } {
  const [shown, setShown] = useState({ open, first: router, router })
  const { view } = getView(selectRoute(router))
  const isOpening = shown.open !== open
  const isLate = !isOpening && shown.router !== router
  const isWaiting = isLate && view.Component === undefined
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
