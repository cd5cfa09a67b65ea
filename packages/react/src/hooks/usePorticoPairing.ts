'use client'
import { pair, pairAgain } from '@portico/core'
import { useCallback, useEffect } from 'react'
import { useOffer } from './internal/useOffer.js'
import { usePorticoInstance } from './internal/usePorticoInstance.js'

export type UsePorticoPairingResult = {
  /** Makes a fresh code, whatever became of the one before. */
  readonly renew: () => void
} & (
  | { readonly status: 'creating'; readonly uri?: undefined; readonly error?: undefined }
  /** Show the URI as a code, or open it in a wallet. It is renewed before it expires. */
  | { readonly status: 'ready'; readonly uri: string; readonly error?: undefined }
  | { readonly status: 'error'; readonly uri?: undefined; readonly error: unknown }
  /** None of the `sources` of `createPortico` is `pairing()`. */
  | { readonly status: 'unavailable'; readonly uri?: undefined; readonly error?: undefined }
)

/** A code for remote wallets on a page with views of its own: good for as long as the component is there. */
export function usePorticoPairing(): UsePorticoPairingResult {
  const portico = usePorticoInstance('usePorticoPairing')
  const offer = useOffer()
  const renew = useCallback(() => pairAgain(portico), [portico])
  useEffect(() => pair(portico), [portico])
  if (!offer) return { status: 'unavailable', renew }
  if (offer.status === 'ready') return { status: 'ready', uri: offer.uri, renew }
  return offer.status === 'error'
    ? { status: 'error', error: offer.error, renew }
    : { status: 'creating', renew }
}
