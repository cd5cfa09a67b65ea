'use client'
import { findEmailSource } from '@portico/core'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UseEmailSourceResult {
  readonly isOffered: boolean
  readonly isTaken: boolean
  readonly isLastUsed: boolean
}

/** Whether visitors can log in with an e-mail address here, whether somebody has, and whether this one did last time. */
export function useEmailSource(): UseEmailSourceResult {
  const portico = usePorticoInstance('useEmailSource')
  const source = findEmailSource(portico)
  const isOn = usePorticoStore(({ features }) => features.values.email)
  const isTaken = usePorticoStore(({ accounts }) =>
    Object.values(accounts).some(
      account => account.status === 'connected' && account.connectorId === source?.id,
    ),
  )
  return {
    isOffered: isOn && source !== undefined && portico.adapters.size > 0,
    isTaken,
    isLastUsed: source !== undefined && portico.storage.get('lastWallet')?.id === source.id,
  }
}
