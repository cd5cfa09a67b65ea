'use client'
import {
  type AsyncData,
  type Balance,
  type ChainNamespace,
  fetchBalance,
  selectConnectedAccount,
  selectShownAccount,
} from '@portico/core'
import { useCallback, useEffect } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoBalanceParameters {
  readonly namespace?: ChainNamespace | undefined
  /** False reads what is known and asks nobody. */
  readonly enabled?: boolean | undefined
}

export type UsePorticoBalanceResult = AsyncData<Balance> & {
  /** Asks the chain, however recent the last answer is. */
  readonly refetch: () => Promise<Balance>
}

const unknown: AsyncData<Balance> = { status: 'idle' }

/** The native balance of the connected account. Fetched by being used, again when account or network change. */
export function usePorticoBalance({
  namespace,
  enabled = true,
}: UsePorticoBalanceParameters = {}): UsePorticoBalanceResult {
  const portico = usePorticoInstance('usePorticoBalance')
  const balance = usePorticoStore(state => selectShownAccount(state, namespace)?.balance ?? unknown)
  const owner = usePorticoStore(state => selectConnectedAccount(state, namespace)?.caipAddress)
  useEffect(() => {
    if (!enabled || !owner) return
    // The outcome is in the state; a rejection that nobody awaits would only be noise.
    fetchBalance(portico, { namespace }).catch(() => undefined)
  }, [portico, namespace, enabled, owner])
  const refetch = useCallback(() => fetchBalance(portico, { namespace, force: true }), [portico, namespace])
  return { ...balance, refetch }
}
