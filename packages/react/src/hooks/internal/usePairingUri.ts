'use client'
import { useOffer } from './useOffer.js'
import { usePorticoStore } from './usePorticoStore.js'

export function usePairingUri(): string | undefined {
  const owners = usePorticoStore(({ modal }) => modal.uri)
  const offer = useOffer()
  return owners ?? (offer?.status === 'ready' ? offer.uri : undefined)
}
