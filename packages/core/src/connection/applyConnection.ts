import { noAccounts, PorticoError } from '@portico/protocol'
import { tellDialog } from '../dialog/tellDialog.js'
import type { AdapterConnection } from '../families/adapter/Adapter.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import type { ConnectedAccount, Connection, ConnectionRef, WalletInfo } from '../store/Account.js'
import { deriveAccount, getKnownAccount } from '../store/deriveAccount.js'
import { resolveNetwork } from '../store/resolveNetwork.js'
import { setAccount } from '../store/slices/accounts.js'
import { addConnection, isSameConnection } from '../store/slices/connections.js'
import { selectConnector } from '../store/slices/connectors.js'
import { setActiveNamespace, setActiveNetwork } from '../store/slices/networks.js'
import type { PorticoState } from '../store/state.js'
import { endUnusedSessions } from './endAtWallet.js'
import { getLiveSession } from './liveSessions.js'
import { persistConnections } from './persistConnections.js'

export interface GrantedConnection extends AdapterConnection {
  readonly sessionId?: string | undefined
  readonly address?: string | undefined
}

export function applyConnection(
  portico: Portico,
  namespace: ChainNamespace,
  granted: GrantedConnection,
  { makeActive = true }: { readonly makeActive?: boolean } = {},
): ConnectedAccount {
  const before = portico.store.get()
  const network = resolveNetwork(before, namespace, granted.chainId)
  const connection = toConnection(portico, namespace, granted, network.caipNetworkId)
  const account = deriveAccount({
    family: getFamily(before.families, namespace),
    connection,
    network,
    before: before.accounts[namespace],
    address: granted.address,
    user: getLiveSession(portico, connection)?.user,
  })
  if (!account) throw new PorticoError(noAccounts)
  portico.store.set(state => {
    const networks = setActiveNetwork(state.networks, network)
    const keepOthers = state.features.values.multiWallet || isCurrent(state, namespace, connection)
    const others = keepOthers ? state.connections : { ...state.connections, [namespace]: [] }
    return {
      ...state,
      accounts: setAccount(state.accounts, account),
      connections: addConnection(others, namespace, connection),
      networks: makeActive ? setActiveNamespace(networks, namespace) : networks,
    }
  })
  persistConnections(portico)
  endUnusedSessions(portico, before.connections)
  tellDialog(portico, { type: 'networkRead' })
  return account
}

/** If so, others need not be dropped: `multiWallet` may not be loaded yet. */
function isCurrent({ accounts }: PorticoState, namespace: ChainNamespace, ref: ConnectionRef): boolean {
  const known = getKnownAccount(accounts[namespace])
  return known?.connectorId === ref.connectorId && known.sessionId === ref.sessionId
}

function toConnection(
  portico: Portico,
  namespace: ChainNamespace,
  granted: GrantedConnection,
  caipNetworkId: Connection['caipNetworkId'],
): Connection {
  const state = portico.store.get()
  const { connectorId, sessionId, accounts, wallet } = granted
  const address =
    getFamily(state.families, namespace).pageChoosesAccount && chooseAddress(portico, namespace, granted)
  return {
    connectorId,
    sessionId,
    accounts,
    address,
    caipNetworkId,
    ...(wallet ?? describeConnector(state, namespace, connectorId)),
  }
}

function chooseAddress(
  { options, store }: Portico,
  namespace: ChainNamespace,
  { address, accounts, ...ref }: GrantedConnection,
): string | undefined {
  const known = getKnownAccount(store.get().accounts[namespace])
  if (address) return address
  if (known && isSameConnection(known, ref)) return known.address
  const preferred = options.defaultAccountTypes[namespace]
  return accounts.find(({ type }) => type === preferred)?.address
}

function describeConnector(state: PorticoState, namespace: ChainNamespace, connectorId: string): WalletInfo {
  const connector = selectConnector(state.connectors, namespace, connectorId)
  if (!connector) return { name: connectorId, type: 'EXTERNAL' }
  return {
    name: connector.name,
    icon: connector.info?.icon ?? connector.imageUrl,
    rdns: connector.info?.rdns,
    type: connector.type,
  }
}
