import type { Connector, Route } from '@portico/core'
import { type ConnectorGroup, groupConnectors } from './groupConnectors.js'
import { isConnectorOf } from './isConnectorOf.js'
import type { ListedWallet } from './ListedWallet.js'

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
