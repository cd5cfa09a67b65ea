'use client'
import { findEmailSource } from '@portico/core'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

/** Whether visitors can log in with an e-mail address here, and whether somebody has. */
export function useEmailSource(): { readonly isOffered: boolean; readonly isTaken: boolean } {
  const portico = usePorticoInstance('useEmailSource')
  const source = findEmailSource(portico)
  const isOn = usePorticoStore(({ features }) => features.values.email)
  const isTaken = usePorticoStore(({ accounts }) =>
    Object.values(accounts).some(
      account => account.status === 'connected' && account.connectorId === source?.id,
    ),
  )
  return { isOffered: isOn && source !== undefined && portico.adapters.size > 0, isTaken }
}
