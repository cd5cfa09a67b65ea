'use client'
import { useOffer } from './useOffer.js'
import { usePorticoStore } from './usePorticoStore.js'

/** The code for remote wallets as it stands: the owner's own, or the kit's. */
export function usePairingUri(): string | undefined {
  const owners = usePorticoStore(({ modal }) => modal.uri)
  const offer = useOffer()
  return owners ?? (offer?.status === 'ready' ? offer.uri : undefined)
}
