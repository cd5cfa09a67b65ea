import {
  type ChainNamespace,
  type ConnectedAccount,
  type Connection,
  deleteConnection,
  getRecentConnections,
  type SwitchConnectionParameters,
  switchConnection,
} from '@portico/core'
import { type ConnectionRef, checkMultiWallet, isShallowEqual } from '@portico/core/internal'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export interface UsePorticoConnectionsParameters {
  /** @default the active family */
  readonly namespace?: ChainNamespace | undefined
}

type SwitchConnection = Mutation<SwitchConnectionParameters, ConnectedAccount | undefined>

export type UsePorticoConnectionsResult = MutationResult<ConnectedAccount | undefined> & {
  /** Live connections, the active one first. Empty without the multi-wallet feature, like `recentConnections`. */
  readonly connections: readonly Connection[]
  readonly recentConnections: readonly Connection[]
  readonly switchConnection: SwitchConnection['mutate']
  readonly switchConnectionAsync: SwitchConnection['mutateAsync']
  readonly deleteConnection: (connection: ConnectionRef) => void
}

const none: readonly Connection[] = []

/** All connections of a family, live or earlier. Alerts if the multi-wallet feature is off. */
export function usePorticoConnections(
  parameters: UsePorticoConnectionsParameters = {},
): UsePorticoConnectionsResult {
  const portico = usePorticoInstance('usePorticoConnections')
  // The config service may still turn the feature on.
  const isOff = usePorticoStore(
    ({ features: { status, values } }) =>
      !values.multiWallet && (status !== 'pending' || portico.options.services.config === undefined),
  )
  useEffect(() => {
    if (isOff) checkMultiWallet(portico)
  }, [portico, isOff])
  return useConnections(parameters)
}

/** The same without the alert, for the dialog, which uses it regardless of the feature. */
export function useConnections({ namespace }: UsePorticoConnectionsParameters): UsePorticoConnectionsResult {
  const portico = usePorticoInstance('useConnections')
  const { connections, multiWallet, of } = usePorticoStore(state => {
    const chain = namespace ?? state.networks.activeNamespace
    const { multiWallet } = state.features.values
    return { connections: (multiWallet && state.connections[chain]) || none, multiWallet, of: chain }
  }, isShallowEqual)
  // Earlier connections are read from storage, which does not notify about removals.
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
