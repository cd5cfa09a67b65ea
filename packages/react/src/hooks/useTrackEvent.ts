'use client'
import { type PorticoEvent, trackEvent } from '@portico/core'
import { useCallback } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

/** For the few events that are clicks and no action tells. */
export function useTrackEvent(): (event: PorticoEvent) => void {
  const portico = usePorticoInstance('useTrackEvent')
  return useCallback(event => trackEvent(portico, event), [portico])
}
