'use client'
import { useOffer } from './useOffer.js'
import { usePorticoStore } from './usePorticoStore.js'

/** The current pairing URI, from the site or from the kit. */
export function usePairingUri(): string | undefined {
  const owners = usePorticoStore(({ modal }) => modal.uri)
  const offer = useOffer()
  return owners ?? (offer?.status === 'ready' ? offer.uri : undefined)
}
