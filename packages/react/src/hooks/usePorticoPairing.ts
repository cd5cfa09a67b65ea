'use client'
import { pair, pairAgain } from '@portico/core'
import { useCallback, useEffect } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export type UsePorticoPairingResult = {
  /** Makes a fresh code, whatever became of the one before. */
  readonly renew: () => void
} & (
  | { readonly status: 'creating'; readonly uri?: undefined; readonly error?: undefined }
  /** Show the URI as a code, or open it in a wallet. It is renewed before it expires. */
  | { readonly status: 'ready'; readonly uri: string; readonly error?: undefined }
  | { readonly status: 'error'; readonly uri?: undefined; readonly error: unknown }
  /** `createPortico` was not given the `pairing` option. */
  | { readonly status: 'unavailable'; readonly uri?: undefined; readonly error?: undefined }
)

/** A code for remote wallets on a page with views of its own: good for as long as the component is there. */
export function usePorticoPairing(): UsePorticoPairingResult {
  const portico = usePorticoInstance('usePorticoPairing')
  const state = usePorticoStore(({ pairing }) => pairing)
  const renew = useCallback(() => pairAgain(portico), [portico])
  useEffect(() => (portico.pairing ? pair(portico) : undefined), [portico])
  if (!portico.pairing) return { status: 'unavailable', renew }
  if (state.status === 'ready') return { status: 'ready', uri: state.uri, renew }
  return state.status === 'error'
    ? { status: 'error', error: state.error, renew }
    : { status: 'creating', renew }
}
