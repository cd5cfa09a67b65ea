import { getPairing, type PairingState } from '@portico/core'
import { findOffer } from '@portico/core/internal'
import { useCallback, useSyncExternalStore } from 'react'
import { usePorticoInstance, usePorticoStore } from './usePorticoStore.js'

export function useOffer(): PairingState | undefined {
  const portico = usePorticoInstance('useOffer')
  const offer = findOffer(portico)
  const subscribe = useCallback(
    (listener: () => void) => offer?.subscribe(listener) ?? (() => undefined),
    [offer],
  )
  const getState = () => getPairing(portico)
  const state = useSyncExternalStore(subscribe, getState, getState)
  return offer && state
}

export function usePairingUri(): string | undefined {
  const owners = usePorticoStore(({ modal }) => modal.uri)
  const offer = useOffer()
  return owners ?? (offer?.status === 'ready' ? offer.uri : undefined)
}
