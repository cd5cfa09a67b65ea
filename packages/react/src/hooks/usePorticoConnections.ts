'use client'
import {
  type ChainNamespace,
  type ConnectedAccount,
  type Connection,
  type ConnectionRef,
  deleteConnection,
  getConnections,
  getRecentConnections,
  isShallowEqual,
  type SwitchConnectionParameters,
  switchConnection,
} from '@portico/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export interface UsePorticoConnectionsParameters {
  /** The active family when not named. */
  readonly namespace?: ChainNamespace | undefined
}

type SwitchConnection = Mutation<SwitchConnectionParameters, ConnectedAccount | undefined>

export type UsePorticoConnectionsResult = MutationResult<ConnectedAccount | undefined> & {
  /** Live ones, the active first. Empty without the multi-wallet feature, like `recentConnections`. */
  readonly connections: readonly Connection[]
  readonly recentConnections: readonly Connection[]
  readonly switchConnection: SwitchConnection['mutate']
  readonly switchConnectionAsync: SwitchConnection['mutateAsync']
  readonly deleteConnection: (connection: ConnectionRef) => void
}

const none: readonly Connection[] = []

/**
 * Every connection of a family, live or of an earlier visit, and how to switch between them, with the state of that
 * request, or forget one. Where the multi-wallet feature is off, an alert says so.
 */
export function usePorticoConnections(
  parameters: UsePorticoConnectionsParameters = {},
): UsePorticoConnectionsResult {
  const portico = usePorticoInstance('usePorticoConnections')
  // The config service may still switch the feature on.
  const isOff = usePorticoStore(
    ({ features: { status, values } }) =>
      !values.multiWallet &&
      (status === 'loaded' || status === 'error' || portico.options.services.config === undefined),
  )
  useEffect(() => {
    if (isOff) getConnections(portico)
  }, [portico, isOff])
  return useConnections(parameters)
}

/** The same without the alert: the dialog asks whether the feature is on or not. */
export function useConnections({ namespace }: UsePorticoConnectionsParameters): UsePorticoConnectionsResult {
  const portico = usePorticoInstance('useConnections')
  const { connections, multiWallet, of } = usePorticoStore(state => {
    const chain = namespace ?? state.networks.activeNamespace
    const { multiWallet } = state.features.values
    return { connections: (multiWallet && state.connections[chain]) || none, multiWallet, of: chain }
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
