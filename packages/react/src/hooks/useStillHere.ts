'use client'
import { watchAbsence } from '@portico/core'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Whether the page stayed in front after a tap that should have opened a wallet; each tap counts anew. */
export function useStillHere(taps: number): boolean {
  const portico = usePorticoInstance('useStillHere')
  const [stayed, setStayed] = useState(-1)
  useEffect(
    () => (taps > 0 ? watchAbsence(portico, { onStillHere: () => setStayed(taps) }) : undefined),
    [portico, taps],
  )
  return stayed === taps
}
