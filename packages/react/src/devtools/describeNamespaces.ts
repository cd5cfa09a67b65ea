import type { PorticoState } from '@portico/core'

export interface NamespaceState {
  readonly namespace: string
  readonly status: string
  readonly connector: string | undefined
  readonly network: string | undefined
}

export function describeNamespaces({ accounts, networks }: PorticoState): readonly NamespaceState[] {
  const namespaces = [...new Set(networks.requested.map(({ chainNamespace }) => chainNamespace))]
  return namespaces.map(namespace => {
    const account = accounts[namespace]
    const connector = account && 'connectorId' in account ? account.connectorId : undefined
    return {
      namespace,
      status: account?.status ?? 'disconnected',
      connector,
      network: networks.active[namespace]?.caipNetworkId,
    }
  })
}
