'use client'
import { type ChainNamespace, type Connection, getRecentConnections } from '@portico/core'
import { type ConnectionRef, checkMultiWallet } from '@portico/core/internal'
import { useEffect, useMemo, useState } from 'react'
import type { ConnectionChange } from '../AppKit.js'
import { callListener } from '../callListener.js'
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
    const isKnown = status !== 'pending' || portico.options.services.config === undefined
    return { connections: (isOn && state.connections[of]) || none, of, isOn, isKnown }
  })
  useEffect(() => {
    // Shows the alert.
    if (!isOn && isKnown) checkMultiWallet(portico)
  }, [portico, isOn, isKnown])
  return useMemo(
    () => ({ connections, recentConnections: isOn ? getRecentConnections(portico, of) : none }),
    [portico, connections, isOn, of],
  )
}

export interface UseAppKitConnectionParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly onSuccess?: ((change: ConnectionChange) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
}

export interface UseAppKitConnectionReturn {
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
  const appKit = getAppKit('useAppKitConnection')
  const { portico } = appKit
  const { connections } = useAppKitConnections(namespace)
  const [isPending, setIsPending] = useState(false)
  const [connection] = connections
  const of = namespace ?? portico.store.get().networks.activeNamespace

  const attempt = async (act: () => Promise<void>) => {
    setIsPending(true)
    try {
      await act()
    } catch (error) {
      callListener(portico, onError, error instanceof Error ? error : new Error(String(error)))
    } finally {
      setIsPending(false)
    }
  }
  return {
    connection,
    isPending,
    switchConnection: ({ connection: chosen, address }) =>
      attempt(() =>
        appKit.switchConnection({ connection: chosen, address, namespace: of, onChange: onSuccess }),
      ),
    deleteConnection: ({ address, ...ref }) =>
      attempt(async () => {
        appKit.deleteConnection({ ...ref, namespace: of })
        // With the feature off nothing has changed; an alert explains it.
        if (!portico.store.get().features.values.multiWallet) return
        callListener(portico, onSuccess, {
          address,
          namespace: of,
          hasSwitchedAccount: false,
          hasSwitchedWallet: false,
          hasDeletedWallet: true,
        })
      }),
  }
}
