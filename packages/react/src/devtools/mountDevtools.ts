import type { Portico } from '@portico/core'
import { useEffect } from 'react'
import { usePorticoInstance } from '../hooks/internal/usePorticoStore.js'

/**
 * Shows a panel for development: state, events, requests to wallets and nodes, storage, and a bug report to copy.
 * @returns a function that removes it
 */
export function mountDevtools(portico: Portico): () => void {
  let isOver = false
  let unmount: (() => void) | undefined
  import('./mountPanel.js').then(
    ({ mountPanel }) => {
      if (!isOver) unmount = mountPanel(portico)
    },
    (error: unknown) => portico.environment.logger.warn('The devtools could not be loaded.', error),
  )
  return () => {
    isOver = true
    unmount?.()
    unmount = undefined
  }
}

/** Render it only in development: `{import.meta.env.DEV && <PorticoDevtools />}`. */
export function PorticoDevtools(): null {
  const portico = usePorticoInstance('PorticoDevtools')
  useEffect(() => mountDevtools(portico), [portico])
  return null
}
