'use client'
import { type PairingState, pair, pairAgain, selectPairingUri } from '@portico/core'
import { isPorticoError, userRejected } from '@portico/protocol'
import { useCallback, useEffect } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export type Pairing =
  | { readonly status: 'waiting'; readonly uri?: undefined }
  | { readonly status: 'ready'; readonly uri: string }
  | { readonly status: 'rejected'; readonly uri?: undefined }
  | { readonly status: 'error'; readonly uri?: undefined; readonly error: unknown }

/** The code for remote wallets as it stands: the owner's own, or the kit's. */
export function usePairingUri(): string | undefined {
  return usePorticoStore(({ modal, pairing }) => modal.uri ?? selectPairingUri(pairing))
}

/** Keeps a code ready while it is wanted. Where the owner makes the codes, the kit makes none. */
export function useCode(wanted = true): void {
  const portico = usePorticoInstance('useCode')
  const isOwners = usePorticoStore(({ modal }) => modal.uri !== undefined)
  const makes = wanted && !isOwners && !portico.options.manualWCControl
  useEffect(() => (makes ? pair(portico) : undefined), [portico, makes])
}

/** A code to scan or open, renewed for as long as it is shown, and what became of it. */
export function usePairing(): Pairing & { readonly retry: () => void } {
  const portico = usePorticoInstance('usePairing')
  const uri = usePairingUri()
  const state = usePorticoStore(({ pairing }) => pairing)
  const retry = useCallback(() => pairAgain(portico), [portico])
  useCode()
  return { ...describe(state, uri), retry }
}

function describe(state: PairingState, uri: string | undefined): Pairing {
  if (uri !== undefined) return { status: 'ready', uri }
  if (state.status !== 'error') return { status: 'waiting' }
  if (isPorticoError(state.error, userRejected)) return { status: 'rejected' }
  return { status: 'error', error: state.error }
}
