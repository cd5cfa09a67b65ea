'use client'
import {
  type ChainNamespace,
  type ConnectedAccount,
  type Connection,
  deleteConnection,
  getRecentConnections,
  isShallowEqual,
  type SwitchConnectionParameters,
  switchConnection,
} from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoConnectionsResult {
  /** Live ones, the active first. */
  readonly connections: readonly Connection[]
  /** Of earlier visits; only with the multi-wallet feature. */
  readonly recentConnections: readonly Connection[]
  readonly switchConnection: (parameters: SwitchConnectionParameters) => Promise<ConnectedAccount | undefined>
  readonly deleteConnection: (connection: Pick<Connection, 'connectorId'>) => void
}

const none: readonly Connection[] = []

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
  return useMemo(
    () => ({
      connections,
      recentConnections: multiWallet ? getRecentConnections(portico, of) : none,
      switchConnection: parameters => switchConnection(portico, { namespace: of, ...parameters }),
      deleteConnection: ({ connectorId }) => deleteConnection(portico, { connectorId, namespace: of }),
    }),
    [portico, connections, multiWallet, of],
  )
}
