import { type ChainNamespace, type Connection, getRecentConnections, type PorticoState } from '@portico/core'
import type { ConnectionRef } from '@portico/core/internal'
import type { AppKit, ConnectionChange } from './AppKit.js'
import { callListener } from './callListener.js'

export interface UseAppKitConnectionsReturn {
  readonly connections: readonly Connection[]
  readonly recentConnections: readonly Connection[]
}

export interface UseAppKitConnectionParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly onSuccess?: ((change: ConnectionChange) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
}

export interface ConnectionActions {
  readonly switchConnection: (parameters: {
    readonly connection: Connection
    readonly address?: string | undefined
  }) => Promise<void>
  readonly deleteConnection: (parameters: ConnectionRef & { readonly address: string }) => Promise<void>
}

export interface UseAppKitConnectionReturn extends ConnectionActions {
  readonly connection: Connection | undefined
  readonly isPending: boolean
}

const none: readonly Connection[] = []

interface SelectedConnections {
  readonly connections: readonly Connection[]
  readonly of: ChainNamespace
  readonly isOn: boolean
  /** Off for good: the config service cannot turn the feature on any more. */
  readonly isOff: boolean
}

export function selectConnections(
  { portico }: AppKit,
  { connections, features, networks }: PorticoState,
  namespace?: ChainNamespace,
): SelectedConnections {
  const of = namespace ?? networks.activeNamespace
  const isOn = features.values.multiWallet
  const isKnown = features.status !== 'pending' || portico.options.services.config === undefined
  return { connections: (isOn && connections[of]) || none, of, isOn, isOff: !isOn && isKnown }
}

export const listConnections = (
  { portico }: AppKit,
  { connections, of, isOn }: Omit<SelectedConnections, 'isOff'>,
): UseAppKitConnectionsReturn => ({
  connections,
  recentConnections: isOn ? getRecentConnections(portico, of) : none,
})

export function createConnectionActions(
  appKit: AppKit,
  { namespace, onSuccess, onError }: UseAppKitConnectionParameters,
  setPending: (isPending: boolean) => void,
): ConnectionActions {
  const { portico } = appKit
  const getNamespace = () => namespace ?? portico.store.get().networks.activeNamespace

  async function attempt(act: () => void | Promise<void>): Promise<void> {
    setPending(true)
    try {
      await act()
    } catch (error) {
      callListener(portico, onError, error instanceof Error ? error : new Error(String(error)))
    } finally {
      setPending(false)
    }
  }

  return {
    switchConnection: ({ connection, address }) =>
      attempt(() =>
        appKit.switchConnection({ connection, address, namespace: getNamespace(), onChange: onSuccess }),
      ),
    deleteConnection: ({ address, ...ref }) =>
      attempt(() => {
        const of = getNamespace()
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
