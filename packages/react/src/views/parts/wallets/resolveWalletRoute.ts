import type { Connector, Route } from '@portico/core'
import { type ConnectorGroup, groupConnectors } from './groupConnectors.js'
import { isConnectorOf } from './isConnectorOf.js'
import type { ListedWallet } from './ListedWallet.js'

/** Where choosing a wallet leads. The one place that decides it: another way to connect is another line here. */
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

/** A wallet that serves several families asks which one to connect. */
export function resolveGroupRoute({ name, type, connectors: [first] }: ConnectorGroup): Route {
  if (type === 'MULTI_CHAIN') return { name: 'ConnectingMultiChain', walletName: name }
  return { name: 'ConnectingExternal', namespace: first.chain, connectorId: first.id }
}
