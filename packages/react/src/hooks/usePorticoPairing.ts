import { renewPairing, startPairing } from '@portico/core'
import { useCallback, useEffect } from 'react'
import { useOffer } from './internal/useOffer.js'
import { usePorticoInstance } from './internal/usePorticoStore.js'

export type UsePorticoPairingResult = {
  /** Creates a new pairing URI, whatever the state of the last one. */
  readonly renew: () => void
} & (
  | { readonly status: 'creating'; readonly uri?: undefined; readonly error?: undefined }
  /** Show the URI as a QR code, or open it in a wallet. It is renewed before it expires. */
  | { readonly status: 'ready'; readonly uri: string; readonly error?: undefined }
  | { readonly status: 'error'; readonly uri?: undefined; readonly error: unknown }
  /** `createPortico` has no `pairing()` among its `sources`. */
  | { readonly status: 'unavailable'; readonly uri?: undefined; readonly error?: undefined }
)

/** A pairing URI for a custom view. It is kept valid while the component is mounted. */
export function usePorticoPairing(): UsePorticoPairingResult {
  const portico = usePorticoInstance('usePorticoPairing')
  const offer = useOffer()
  const renew = useCallback(() => renewPairing(portico), [portico])
  useEffect(() => startPairing(portico), [portico])
  if (!offer) return { status: 'unavailable', renew }
  if (offer.status === 'ready') return { status: 'ready', uri: offer.uri, renew }
  return offer.status === 'error'
    ? { status: 'error', error: offer.error, renew }
    : { status: 'creating', renew }
}
