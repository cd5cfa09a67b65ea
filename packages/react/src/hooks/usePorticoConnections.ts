'use client'
import {
  type ChainNamespace,
  type ConnectedAccount,
  type Connection,
  type ConnectionRef,
  deleteConnection,
  getRecentConnections,
  isShallowEqual,
  type SwitchConnectionParameters,
  switchConnection,
} from '@portico/core'
import { useMemo, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoConnectionsResult {
  /** Live ones, the active first. */
  readonly connections: readonly Connection[]
  /** Of earlier visits; only with the multi-wallet feature. */
  readonly recentConnections: readonly Connection[]
  readonly switchConnection: (parameters: SwitchConnectionParameters) => Promise<ConnectedAccount | undefined>
  readonly deleteConnection: (connection: ConnectionRef) => void
}

const none: readonly Connection[] = []

/** Every connection of a family, live or of an earlier visit, and how to switch between them or forget one. */
export function usePorticoConnections(namespace?: ChainNamespace): UsePorticoConnectionsResult {
  const portico = usePorticoInstance('usePorticoConnections')
  const { connections, multiWallet, of } = usePorticoStore(state => {
    const chain = namespace ?? state.networks.activeNamespace
    return {
      connections: state.connections[chain] ?? none,
      multiWallet: state.features.values.multiWallet,
      of: chain,
    }
  }, isShallowEqual)
  // Earlier connections are read from the storage, which does not tell when one is gone.
  const [forgotten, forget] = useState({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deletion reads them anew.
  return useMemo(
    () => ({
      connections,
      recentConnections: multiWallet ? getRecentConnections(portico, of) : none,
      switchConnection: parameters => switchConnection(portico, { namespace: of, ...parameters }),
      deleteConnection: ({ connectorId, sessionId }) => {
        deleteConnection(portico, { connectorId, sessionId, namespace: of })
        forget({})
      },
    }),
    [portico, connections, multiWallet, of, forgotten],
  )
}
