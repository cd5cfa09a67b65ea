import { type Connector, type PorticoState, selectCatalogue } from '@portico/core'
import { type StorageValues, selectDescribedWallets } from '@portico/core/internal'
import { connectorKinds } from './getOfferedConnectors.js'
import type { ConnectorGroup } from './groupConnectors.js'
import { resolveGroupRoute } from './groupConnectors.js'
import { getRdns, isConnectorOf } from './isConnectorOf.js'
import { isKitName, isMixedScript, toSkeleton } from './lookAlikes.js'
import type { ListedWallet, WalletRow, WalletTag } from './WalletRow.js'

export type LastUsed = StorageValues['lastWallet']

/** The row of an injected wallet. `all` are the connectors of the whole list, to detect look-alikes. */
export function buildConnectorRow(
  state: Pick<PorticoState, 'catalogue' | 'connections' | 'connectors' | 'queries'>,
  group: ConnectorGroup,
  all: readonly Connector[],
  lastUsed: LastUsed | undefined,
): WalletRow {
  const { name, type, connectors } = group
  const [first] = connectors
  return {
    key: `${first.chain}:${first.id}`,
    name,
    type,
    group: connectorKinds[type] ?? 'external',
    tag: getTag(state, group, lastUsed),
    lookAlike:
      isDoubtful(first, state) || all.some(other => !connectors.includes(other) && isLookAlike(first, other)),
    pictured: { connector: first },
    route: resolveGroupRoute(group),
  }
}

function getTag(
  { connections }: Pick<PorticoState, 'connections'>,
  { type, connectors }: ConnectorGroup,
  lastUsed: LastUsed | undefined,
): WalletTag | undefined {
  const isLive = ({ chain, id }: Connector) =>
    connections[chain]?.some(connection => connection.connectorId === id) ?? false
  if (connectors.some(isLive)) return 'connected'
  if (connectors.some(({ id }) => id === lastUsed?.id)) return 'lastUsed'
  if (type === 'MULTI_CHAIN') return 'multiChain'
  return connectorKinds[type] === 'injected' ? 'installed' : undefined
}

function isLookAlike(one: Connector, other: Connector): boolean {
  if (one.chain !== other.chain) return false
  const rdns = getRdns(one)
  return (rdns !== undefined && rdns === getRdns(other)) || toSkeleton(one.name) === toSkeleton(other.name)
}

/** The name imitates another one, a listed wallet with a different rdns, or one of the kit's own rows. */
function isDoubtful(
  connector: Connector,
  state: Pick<PorticoState, 'catalogue' | 'connectors' | 'queries'>,
): boolean {
  if (connector.type !== 'ANNOUNCED') return false
  if (isMixedScript(connector.name) || isKitName(connector, state.connectors)) return true
  const name = toSkeleton(connector.name)
  const listed: readonly ListedWallet[] = selectDescribedWallets(selectCatalogue(state), {
    wallets: { custom: [] },
  })
  const namesakes = listed.filter(wallet => wallet.rdns && toSkeleton(wallet.name) === name)
  return namesakes.length > 0 && !namesakes.some(wallet => isConnectorOf(connector, wallet))
}
