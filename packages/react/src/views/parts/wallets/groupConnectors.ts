import type { Connector, Route } from '@portico/core'
import type { ConnectorType } from '@portico/core/adapter'
import { isConnectorOf, toComparableName } from './isConnectorOf.js'
import type { ListedWallet } from './WalletRow.js'

export interface ConnectorGroup {
  readonly name: string
  readonly type: ConnectorType
  readonly connectors: readonly [Connector, ...Connector[]]
}

/** Joins the connectors of one wallet. Two of the same family are two wallets, even with the same name. */
export function groupConnectors(connectors: readonly Connector[]): readonly ConnectorGroup[] {
  const byName = new Map<string, [Connector, ...Connector[]]>()
  for (const connector of connectors) {
    const name = toComparableName(connector.name)
    const group = byName.get(name)
    if (group) group.push(connector)
    else byName.set(name, [connector])
  }
  return [...byName.values()].flatMap(group =>
    isOneWallet(group) ? [toGroup(group)] : group.map(only => toGroup([only])),
  )
}

function isOneWallet(group: readonly Connector[]): boolean {
  return new Set(group.map(connector => connector.chain)).size === group.length
}

function toGroup(connectors: readonly [Connector, ...Connector[]]): ConnectorGroup {
  const [first, ...others] = connectors
  return { name: first.name, type: others.length > 0 ? 'MULTI_CHAIN' : first.type, connectors }
}

export function findGroup(connectors: readonly Connector[], name: string): ConnectorGroup | undefined {
  const wanted = toComparableName(name)
  return groupConnectors(connectors).find(group => toComparableName(group.name) === wanted)
}

/** The route for a chosen wallet, decided only here. */
export function resolveWalletRoute(
  wallet: ListedWallet,
  connectors: readonly Connector[],
  canPair: boolean,
): Route {
  const reachable = connectors.filter(connector => isConnectorOf(connector, wallet))
  const [group] = groupConnectors(reachable)
  if (group) return resolveGroupRoute(group)
  return { name: canPair ? 'ConnectingWalletConnect' : 'Downloads', walletId: wallet.id }
}

export function resolveGroupRoute({ name, type, connectors: [first] }: ConnectorGroup): Route {
  if (type === 'MULTI_CHAIN') return { name: 'ConnectingMultiChain', walletName: name }
  return { name: 'ConnectingExternal', namespace: first.chain, connectorId: first.id }
}
