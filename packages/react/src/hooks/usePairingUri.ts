'use client'
import { selectPairingUri } from '@portico/core'
import { usePorticoStore } from './usePorticoStore.js'

/** The code for remote wallets as it stands: the owner's own, or the kit's. */
export function usePairingUri(): string | undefined {
  return usePorticoStore(({ modal, pairing }) => modal.uri ?? selectPairingUri(pairing))
}
