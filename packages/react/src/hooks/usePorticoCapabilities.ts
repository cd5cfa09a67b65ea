'use client'
import { type AsyncData, type ChainNamespace, getCapabilities, selectConnectedAccount } from '@portico/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

/** What a wallet can do, by chain id (EIP-5792). */
export type Capabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface UsePorticoCapabilitiesParameters {
  readonly namespace?: ChainNamespace | undefined
}

export type UsePorticoCapabilitiesResult = AsyncData<Capabilities> & { readonly refetch: () => void }

const unknown: AsyncData<Capabilities> = { status: 'idle' }

/** Asked of the wallet by being used, again when the account changes. Nothing is prompted. */
export function usePorticoCapabilities({
  namespace,
}: UsePorticoCapabilitiesParameters = {}): UsePorticoCapabilitiesResult {
  const portico = usePorticoInstance('usePorticoCapabilities')
  const owner = usePorticoStore(state => {
    const account = selectConnectedAccount(state, namespace)
    return account && `${account.connectorId} ${account.address}`
  })
  const [data, setData] = useState(unknown)
  const asked = useRef(0)
  const refetch = useCallback(() => {
    asked.current += 1
    const call = asked.current
    const settle = (next: AsyncData<Capabilities>) => {
      if (asked.current === call) setData(next)
    }
    settle({ status: 'loading' })
    getCapabilities(portico, { namespace }).then(
      answer => settle({ status: 'loaded', data: answer, at: portico.environment.now() }),
      error => settle({ status: 'error', error, at: portico.environment.now() }),
    )
  }, [portico, namespace])
  useEffect(() => {
    if (owner) refetch()
    else setData(unknown)
    return () => {
      asked.current += 1
    }
  }, [owner, refetch])
  return { ...data, refetch }
}
