'use client'
import { useEffect } from 'react'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import { mountDevtools } from './mountDevtools.js'

/**
 * Shows the devtools of the surrounding provider. Render it only in development: `{import.meta.env.DEV &&
 * <PorticoDevtools />}`.
 */
export function PorticoDevtools(): null {
  const portico = usePorticoInstance('PorticoDevtools')
  useEffect(() => mountDevtools(portico), [portico])
  return null
}
