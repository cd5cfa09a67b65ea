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
import { useCallback, useMemo, useState } from 'react'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export interface UsePorticoConnectionsParameters {
  /** The active family when not named. */
  readonly namespace?: ChainNamespace | undefined
}

type SwitchConnection = Mutation<SwitchConnectionParameters, ConnectedAccount | undefined>

export type UsePorticoConnectionsResult = MutationResult<ConnectedAccount | undefined> & {
  /** Live ones, the active first. */
  readonly connections: readonly Connection[]
  /** Of earlier visits; only with the multi-wallet feature. */
  readonly recentConnections: readonly Connection[]
  readonly switchConnection: SwitchConnection['mutate']
  readonly switchConnectionAsync: SwitchConnection['mutateAsync']
  readonly deleteConnection: (connection: ConnectionRef) => void
}

const none: readonly Connection[] = []

/**
 * Every connection of a family, live or of an earlier visit, and how to switch between them, with the state of that
 * request, or forget one.
 */
export function usePorticoConnections({
  namespace,
}: UsePorticoConnectionsParameters = {}): UsePorticoConnectionsResult {
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
  const { state, mutate, mutateAsync }: SwitchConnection = useMutation(parameters =>
    switchConnection(portico, { namespace: of, ...parameters }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deletion reads them anew.
  const recentConnections = useMemo(
    () => (multiWallet ? getRecentConnections(portico, of) : none),
    [portico, connections, multiWallet, of, forgotten],
  )
  const deleteOne = useCallback(
    ({ connectorId, sessionId }: ConnectionRef) => {
      deleteConnection(portico, { connectorId, sessionId, namespace: of })
      forget({})
    },
    [portico, of],
  )
  return {
    ...state,
    connections,
    recentConnections,
    switchConnection: mutate,
    switchConnectionAsync: mutateAsync,
    deleteConnection: deleteOne,
  }
}
