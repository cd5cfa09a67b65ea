'use client'
import { getOffer, type OfferState } from '@portico/core'
import { findOffer } from '@portico/core/internal'
import { useCallback, useSyncExternalStore } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

export function useOffer(): OfferState | undefined {
  const portico = usePorticoInstance('useOffer')
  const offer = findOffer(portico)
  const subscribe = useCallback(
    (listener: () => void) => offer?.subscribe(listener) ?? (() => undefined),
    [offer],
  )
  const getState = () => getOffer(portico)
  const state = useSyncExternalStore(subscribe, getState, getState)
  return offer && state
}
