'use client'
import { type PairingState, pair, pairAgain } from '@portico/core'
import { isPorticoError, userRejected } from '@portico/protocol'
import { useCallback, useEffect } from 'react'
import { useMakesCode } from './useMakesCode.js'
import { usePairingUri } from './usePairingUri.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export type Pairing =
  | { readonly status: 'waiting'; readonly uri?: undefined }
  | { readonly status: 'ready'; readonly uri: string }
  | { readonly status: 'rejected'; readonly uri?: undefined }
  | { readonly status: 'error'; readonly uri?: undefined; readonly error: unknown }

/** A code to scan or open, renewed for as long as it is shown, and what became of it. */
export function usePairing(): Pairing & { readonly retry: () => void } {
  const portico = usePorticoInstance('usePairing')
  const makes = useMakesCode()
  const uri = usePairingUri()
  const state = usePorticoStore(({ pairing }) => pairing)
  const retry = useCallback(() => pairAgain(portico), [portico])
  useEffect(() => (makes ? pair(portico) : undefined), [portico, makes])
  return { ...describe(state, uri), retry }
}

function describe(state: PairingState, uri: string | undefined): Pairing {
  if (uri !== undefined) return { status: 'ready', uri }
  if (state.status !== 'error') return { status: 'waiting' }
  if (isPorticoError(state.error, userRejected)) return { status: 'rejected' }
  return { status: 'error', error: state.error }
}
