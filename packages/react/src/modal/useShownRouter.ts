import type { PorticoState } from '@portico/core'
import { useState } from 'react'
import { usePorticoStore } from '../hooks/usePorticoStore.js'

/** Closing puts the router back at once; the card on its way out still shows where it was. */
export function useShownRouter(visible: boolean): PorticoState['router'] {
  const router = usePorticoStore(state => state.router)
  const [shown, setShown] = useState(router)
  if (visible && shown !== router) setShown(router)
  return visible ? router : shown
}
