'use client'
import {
  type ChainNamespace,
  type Connection,
  deleteConnection,
  getConnections,
  getRecentConnections,
  switchConnection,
} from '@portico/core'
import type { ConnectionRef } from '@portico/core/internal'
import { useEffect, useMemo, useState } from 'react'
import { getAppKit } from '../currentAppKit.js'
import { useAppKitStore } from './useAppKitStore.js'

export interface UseAppKitConnectionsReturn {
  readonly connections: readonly Connection[]
  readonly recentConnections: readonly Connection[]
}

const none: readonly Connection[] = []

export function useAppKitConnections(namespace?: ChainNamespace): UseAppKitConnectionsReturn {
  const { portico } = getAppKit('useAppKitConnections')
  const { connections, of, isOn, isKnown } = useAppKitStore('useAppKitConnections', state => {
    const of = namespace ?? state.networks.activeNamespace
    const { status, values } = state.features
    const isOn = values.multiWallet
    // The config service may still turn the feature on.
    const isKnown = status === 'loaded' || status === 'error' || portico.options.services.config === undefined
    return { connections: (isOn && state.connections[of]) || none, of, isOn, isKnown }
  })
  useEffect(() => {
    // Shows the alert.
    if (!isOn && isKnown) getConnections(portico)
  }, [portico, isOn, isKnown])
  return useMemo(
    () => ({ connections, recentConnections: isOn ? getRecentConnections(portico, of) : none }),
    [portico, connections, isOn, of],
  )
}

export interface ConnectionChange {
  readonly address: string
  readonly namespace: ChainNamespace
  readonly hasSwitchedAccount: boolean
  readonly hasSwitchedWallet: boolean
  readonly hasDeletedWallet: boolean
}

export interface UseAppKitConnectionParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly onSuccess?: ((change: ConnectionChange) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
}

export interface UseAppKitConnectionReturn {
  /** The active connection. */
  readonly connection: Connection | undefined
  readonly isPending: boolean
  readonly switchConnection: (parameters: {
    readonly connection: Connection
    readonly address?: string | undefined
  }) => Promise<void>
  readonly deleteConnection: (parameters: ConnectionRef & { readonly address: string }) => Promise<void>
}

export function useAppKitConnection({
  namespace,
  onSuccess,
  onError,
}: UseAppKitConnectionParameters = {}): UseAppKitConnectionReturn {
  const { portico } = getAppKit('useAppKitConnection')
  const { connections } = useAppKitConnections(namespace)
  const [isPending, setIsPending] = useState(false)
  const [connection] = connections
  const of = namespace ?? portico.store.get().networks.activeNamespace

  const attempt = async (act: () => Promise<Omit<ConnectionChange, 'namespace'>>) => {
    setIsPending(true)
    try {
      const change = await act()
      // With the feature off nothing has changed; an alert explains it.
      if (portico.store.get().features.values.multiWallet) onSuccess?.({ ...change, namespace: of })
    } catch (error) {
      onError?.(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setIsPending(false)
    }
  }
  return {
    connection,
    isPending,
    switchConnection: ({ connection: chosen, address }) =>
      attempt(async () => {
        const account = await switchConnection(portico, { connection: chosen, address, namespace: of })
        const hasSwitchedWallet = chosen.connectorId !== connection?.connectorId
        return {
          address: account?.address ?? address ?? '',
          hasSwitchedAccount: !hasSwitchedWallet,
          hasSwitchedWallet,
          hasDeletedWallet: false,
        }
      }),
    deleteConnection: ({ address, connectorId, sessionId }) =>
      attempt(async () => {
        deleteConnection(portico, { connectorId, sessionId, namespace: of })
        return { address, hasSwitchedAccount: false, hasSwitchedWallet: false, hasDeletedWallet: true }
      }),
  }
}
