import type { PorticoState } from '@portico/core'
import { useState } from 'react'

/** Which way the view came. The first view of an opening came from nowhere: the whole card moves in then. */
export function useTravel(open: boolean, router: PorticoState['router']): 'forward' | 'back' | 'none' {
  const [opening, setOpening] = useState({ open, router })
  if (opening.open !== open) setOpening({ open, router })
  return opening.router === router ? 'none' : router.direction
}
