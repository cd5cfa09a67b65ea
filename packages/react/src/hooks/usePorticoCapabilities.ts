'use client'
import {
  type AsyncData,
  type Capabilities,
  getCapabilities,
  type NamespaceWith,
  selectCapabilities,
  selectConnectedAccount,
} from '@portico/core'
import { useCallback, useEffect } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoCapabilitiesParameters {
  readonly namespace?: NamespaceWith<'getCapabilities'> | undefined
}

export type UsePorticoCapabilitiesResult = AsyncData<Capabilities> & { readonly refetch: () => void }

/** Asked of the wallet by being used, again when the account changes. Nothing is prompted. */
export function usePorticoCapabilities({
  namespace,
}: UsePorticoCapabilitiesParameters = {}): UsePorticoCapabilitiesResult {
  const portico = usePorticoInstance('usePorticoCapabilities')
  const capabilities = usePorticoStore(state => selectCapabilities(state, namespace))
  const owner = usePorticoStore(state => {
    const account = selectConnectedAccount(state, namespace)
    return account && `${account.connectorId} ${account.address}`
  })
  useEffect(() => {
    // The outcome is in the state.
    if (owner) getCapabilities(portico, { namespace }).catch(() => undefined)
  }, [portico, namespace, owner])
  const refetch = useCallback(
    () => void getCapabilities(portico, { namespace, force: true }).catch(() => undefined),
    [portico, namespace],
  )
  return { ...capabilities, refetch }
}
