import { connectorNotFound, multiWalletNotEnabled, PorticoError } from '@portico/protocol'
import { isSameAddress } from '../caip/isSameAddress.js'
import { connectorIds } from '../constants/connectors.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { setAccount } from '../store/slices/accounts.js'
import { addConnection, removeConnection } from '../store/slices/connections.js'
import type { ConnectedAccount, Connection } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { forget } from './forget.js'
import { leaveRemote } from './leaveRemote.js'
import { persistConnections } from './persistConnections.js'
import { showAlert } from './showAlert.js'
import { update } from './update.js'

function isMultiWalletOn(portico: Portico): boolean {
  const on = portico.store.get().features.values.multiWallet
  if (!on) showAlert(portico, multiWalletNotEnabled)
  return on
}

/** Live connections of a namespace, the active one first. */
export function getConnections(portico: Portico, namespace?: ChainNamespace): readonly Connection[] {
  if (!isMultiWalletOn(portico)) return []
  const { connections, networks } = portico.store.get()
  return connections[namespace ?? networks.activeNamespace] ?? []
}

/** Connections of earlier visits that are not live now. */
export function getRecentConnections(portico: Portico, namespace?: ChainNamespace): readonly Connection[] {
  if (!isMultiWalletOn(portico)) return []
  const of = namespace ?? portico.store.get().networks.activeNamespace
  const live = portico.store.get().connections[of] ?? []
  const stored = portico.storage.get('recentConnections')?.[of] ?? []
  return stored.filter(recent => !live.some(connection => connection.connectorId === recent.connectorId))
}

export interface SwitchConnectionParameters {
  readonly connection: Connection
  readonly address?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}

/** Makes another connection, or another account of it, the active one; connects it first when it is not live. */
export async function switchConnection(
  portico: Portico,
  { connection, address, namespace }: SwitchConnectionParameters,
): Promise<ConnectedAccount | undefined> {
  if (!isMultiWalletOn(portico)) return undefined
  const of = namespace ?? portico.store.get().networks.activeNamespace
  const live = portico.store
    .get()
    .connections[of]?.find(other => other.connectorId === connection.connectorId)
  const connected = live
    ? undefined
    : await connect(portico, { connectorId: connection.connectorId, namespace: of })
  if (connected && (!address || isSameAddress(of, connected.address, address))) return connected
  const target = portico.store
    .get()
    .connections[of]?.find(other => other.connectorId === connection.connectorId)
  if (!target) {
    throw new PorticoError(connectorNotFound, { context: { connectorId: connection.connectorId } })
  }
  return activate(portico, of, target, address)
}

/**
 * Forgets a connection that is not the active one, be it live or of an earlier visit, or disconnects the active one
 * from this page. A session of the kit's own that serves nobody then is ended.
 */
export function deleteConnection(
  portico: Portico,
  {
    connectorId,
    namespace,
  }: { readonly connectorId: string; readonly namespace?: ChainNamespace | undefined },
): void {
  if (!isMultiWalletOn(portico)) return
  const of = namespace ?? portico.store.get().networks.activeNamespace
  const active = selectConnectedAccount(portico.store.get(), of)
  if (active?.connectorId === connectorId) {
    if (active.wallet.type === 'WALLET_CONNECT')
      void disconnect(portico, { namespace: of, closeModal: false })
    else forget(portico, of, connectorId)
  } else if (portico.store.get().connections[of]?.some(live => live.connectorId === connectorId)) {
    leaveIdle(portico, of, connectorId)
  }
  // Afterwards: one that was left is remembered.
  forgetRecent(portico, of, connectorId)
}

function leaveIdle(portico: Portico, namespace: ChainNamespace, connectorId: string): void {
  const isUsed = Object.values(portico.store.get().accounts).some(
    account => account.status !== 'disconnected' && account.connectorId === connectorId,
  )
  if (connectorId === connectorIds.walletConnect && !isUsed) {
    leaveRemote(portico)
    return
  }
  update(portico, 'connections', connections => removeConnection(connections, namespace, connectorId))
  persistConnections(portico)
}

/** The remote wallet is one and the same in every family. */
function forgetRecent({ storage }: Portico, namespace: ChainNamespace, connectorId: string): void {
  const recent = storage.get('recentConnections') ?? {}
  const all = Object.keys(recent) as ChainNamespace[] // keys of our own storage
  const namespaces = connectorId === connectorIds.walletConnect ? all : [namespace]
  storage.set(
    'recentConnections',
    namespaces.reduce((rest, of) => removeConnection(rest, of, connectorId), recent),
  )
}

function activate(
  portico: Portico,
  namespace: ChainNamespace,
  connection: Connection,
  address: string | undefined,
): ConnectedAccount | undefined {
  const chosen =
    connection.accounts.find(account => address && isSameAddress(namespace, account.address, address)) ??
    connection.accounts[0]
  const network = portico.store.get().networks.active[namespace]
  if (!chosen || !network) return undefined
  if (connection.connectorId === connectorIds.walletConnect)
    portico.pairing?.setNetwork(network.caipNetworkId)
  const account: ConnectedAccount = {
    status: 'connected',
    namespace,
    connectorId: connection.connectorId,
    address: chosen.address,
    caipAddress: `${network.caipNetworkId}:${chosen.address}`,
    accounts: connection.accounts,
    wallet: {
      name: connection.name ?? connection.connectorId,
      icon: connection.icon,
      rdns: connection.rdns,
      type: connection.type ?? 'EXTERNAL',
      approvedNetworks: connection.approvedNetworks,
    },
    balance: { status: 'idle' },
    addressLabels: {},
  }
  portico.store.set(state => ({
    ...state,
    accounts: setAccount(state.accounts, account),
    connections: addConnection(state.connections, namespace, connection),
  }))
  persistConnections(portico)
  return account
}
