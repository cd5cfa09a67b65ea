'use client'
import type { LoginWay } from '@portico/core'
import type { AccountUser } from '@portico/core/adapter'
import { findLogin } from '@portico/core/internal'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UseLoginWayResult {
  readonly isOffered: boolean
  readonly isTaken: boolean
  /** The wallet was created by this login. */
  readonly isNew: boolean
  readonly isLastUsed: boolean
  /** The logged-in user. */
  readonly user: AccountUser | undefined
}

/** Whether a login method is available, who is logged in, and whether it was used last time. */
export function useLoginWay(way: LoginWay = 'email'): UseLoginWayResult {
  const portico = usePorticoInstance('useLoginWay')
  const source = findLogin(portico, way)
  const isOn = usePorticoStore(({ features }) => features.values.email)
  const account = usePorticoStore(({ accounts }) =>
    Object.values(accounts)
      .filter(known => known.status === 'connected')
      .find(({ connectorId }) => connectorId === source?.id),
  )
  return {
    isOffered: isOn && source !== undefined && portico.adapters.size > 0,
    isTaken: account !== undefined,
    isNew: account?.user?.isNew === true,
    user: account?.user,
    isLastUsed: source !== undefined && portico.storage.get('lastWallet')?.id === source.id,
  }
}
