import { connectorNotFound, multiWalletNotEnabled, PorticoError } from '@portico/protocol'
import { isSameWallet } from '../catalogue/isSameWallet.js'
import { showAlert } from '../events/showAlert.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import type { ConnectedAccount, Connection, ConnectionRef } from '../store/Account.js'
import { isChosen } from '../store/isChosen.js'
import { selectSharing } from '../store/selectSharing.js'
import { type PlacedConnection, selectConnection } from '../store/slices/connections.js'
import { toWalletInfo } from '../store/toWalletInfo.js'
import { isSameAddress } from '../utils/isSameAddress.js'
import { applyConnection } from './applyConnection.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { endUnusedSessions } from './endAtWallet.js'
import { removeConnections } from './removeConnections.js'

const isMultiWallet = (portico: Portico) => portico.store.get().features.values.multiWallet

/** Whether the feature is on. If not, alerts the site; getters do not. */
export function checkMultiWallet(portico: Portico): boolean {
  const on = isMultiWallet(portico)
  if (!on) showAlert(portico, multiWalletNotEnabled)
  return on
}

/** Live connections of a namespace, the active one first. Empty without the multi-wallet feature. */
export function getConnections(portico: Portico, namespace?: ChainNamespace): readonly Connection[] {
  if (!isMultiWallet(portico)) return []
  const { connections, networks } = portico.store.get()
  return connections[namespace ?? networks.activeNamespace] ?? []
}

/** Connections of earlier visits that are not live. */
export function getRecentConnections(portico: Portico, namespace?: ChainNamespace): readonly Connection[] {
  if (!isMultiWallet(portico)) return []
  const of = namespace ?? portico.store.get().networks.activeNamespace
  const live = portico.store.get().connections[of] ?? []
  const stored = portico.storage.get('recentConnections')?.[of] ?? []
  return stored.filter(recent => !live.some(connection => isSameWallet(portico, connection, recent)))
}

export interface SwitchConnectionParameters {
  readonly connection: Connection
  readonly address?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}

/** Activates another connection, or another account of it; connects it first if it is not live. */
export async function switchConnection(
  portico: Portico,
  { connection, address, namespace }: SwitchConnectionParameters,
): Promise<ConnectedAccount | undefined> {
  if (!checkMultiWallet(portico)) return undefined
  const { families, networks } = portico.store.get()
  const of = namespace ?? networks.activeNamespace
  const { connectorId } = connection
  const connected = findLive(portico, of, connection)
    ? undefined
    : await connect(portico, { connectorId, namespace: of })
  if (connected && (!address || isSameAddress(getFamily(families, of), connected.address, address)))
    return connected
  const target = findLive(portico, of, connected ?? connection)
  if (!target) throw new PorticoError(connectorNotFound, { context: { connectorId } })
  return activate(portico, of, target, address)
}

export interface DeleteConnectionParameters extends ConnectionRef {
  readonly namespace?: ChainNamespace | undefined
}

/** Removes an inactive or earlier connection, or disconnects the active one from this page. */
export function deleteConnection(portico: Portico, { namespace, ...ref }: DeleteConnectionParameters): void {
  if (!checkMultiWallet(portico)) return
  const of = namespace ?? portico.store.get().networks.activeNamespace
  const { accounts } = portico.store.get()
  const live = findLive(portico, of, ref)
  if (live && isChosen(accounts[of], live) && portico.sources.has(live.connectorId))
    void disconnect(portico, { namespace: of, closeModal: false })
  else if (live) removeLive(portico, { namespace: of, connection: live })
  // Last, because removing a live connection adds it to the recent ones.
  forgetRecent(portico, of, live ?? ref)
}

/** A session that is active in another family continues there. */
function removeLive(portico: Portico, placed: PlacedConnection): void {
  const { accounts, connections } = portico.store.get()
  const sharing = portico.sources.has(placed.connection.connectorId)
    ? selectSharing(connections, placed)
    : [placed]
  const isUsed = sharing.some(({ namespace, connection }) => isChosen(accounts[namespace], connection))
  removeConnections(portico, isUsed ? [placed] : sharing)
  endUnusedSessions(portico, connections)
}

function findLive({ store }: Portico, namespace: ChainNamespace, ref: ConnectionRef) {
  const { connections } = store.get()
  return (
    selectConnection(connections, namespace, ref) ??
    connections[namespace]?.find(
      ({ connectorId }) => ref.sessionId === undefined && connectorId === ref.connectorId,
    )
  )
}

/** A source's wallet is the same in every family. Without a session id all connections of the connector go. */
function forgetRecent(
  { storage, sources }: Portico,
  namespace: ChainNamespace,
  { connectorId, sessionId }: ConnectionRef,
): void {
  const recent = storage.get('recentConnections') ?? {}
  const isMeant = (connection: Connection) =>
    connection.connectorId === connectorId && (sessionId === undefined || connection.sessionId === sessionId)
  const all = Object.keys(recent) as ChainNamespace[] // keys of our own storage
  const namespaces = sources.has(connectorId) ? all : [namespace]
  const left = namespaces.map(of => [of, (recent[of] ?? []).filter(connection => !isMeant(connection))])
  storage.set('recentConnections', { ...recent, ...Object.fromEntries(left) })
}

function activate(
  portico: Portico,
  namespace: ChainNamespace,
  connection: Connection,
  address: string | undefined,
): ConnectedAccount {
  const { connectorId, sessionId, accounts, caipNetworkId, approvedNetworks } = connection
  const chosen = address ?? connection.address
  const active = portico.store.get().networks.active[namespace]?.caipNetworkId
  const source = portico.sources.get(connectorId)
  const canFollow = source && active && (!approvedNetworks || approvedNetworks.includes(active))
  // A session follows the page's network; a wallet of the page has its own.
  const network = canFollow ? active : (caipNetworkId ?? active)
  if (network && sessionId !== undefined) source?.setNetwork(network, sessionId)
  const chainId = network?.slice(namespace.length + 1) ?? ''
  const wallet = toWalletInfo(connection)
  return applyConnection(
    portico,
    namespace,
    { connectorId, sessionId, accounts, address: chosen, chainId, wallet },
    { makeActive: false },
  )
}
