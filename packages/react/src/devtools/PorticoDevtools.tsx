'use client'
import { useEffect } from 'react'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import { mountDevtools } from './mountDevtools.js'

/** The devtools of the kit around. Render it in development alone: `{import.meta.env.DEV && <PorticoDevtools />}`. */
export function PorticoDevtools(): null {
  const portico = usePorticoInstance('PorticoDevtools')
  useEffect(() => mountDevtools(portico), [portico])
  return null
}
