import { PorticoError, walletEnded } from '@portico/protocol'
import { tellDialog } from '../dialog/tellDialog.js'
import { showToast } from '../events/showToast.js'
import type { AdapterEvent } from '../families/adapter/Adapter.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { Connection } from '../store/Account.js'
import { isChosen } from '../store/isChosen.js'
import { resolveNetwork } from '../store/resolveNetwork.js'
import { selectSharing } from '../store/selectSharing.js'
import type { PlacedConnection } from '../store/slices/connections.js'
import { applyConnection } from './applyConnection.js'
import { changeConnection } from './changeConnection.js'
import { disconnect } from './disconnect.js'
import { endQuietly } from './endAtWallet.js'
import { flushEvents, paceEvent } from './paceEvents.js'
import { removeConnections } from './removeConnections.js'
import { settleConnection } from './settleConnection.js'

/** State changes are done when this returns; the promise covers follow-up work after a connection. */
export async function handleAdapterEvent(
  portico: Portico,
  namespace: ChainNamespace,
  event: AdapterEvent,
  sessionId?: string,
): Promise<void> {
  if (event.type === 'connectors') return
  if (event.type === 'notice') {
    const { error } = event
    showToast(portico, { type: 'info', message: error.userMessage, error })
    return
  }
  if (event.type === 'accountsChanged' || event.type === 'chainChanged') {
    const key = [namespace, event.connectorId, sessionId, event.type].join()
    paceEvent(portico, key, () => {
      const connection = findConnection(portico, namespace, event.connectorId, sessionId)
      if (connection) follow(portico, namespace, connection, event)
    })
    return
  }
  // Paced events happened earlier.
  flushEvents(portico)
  if (event.type === 'connected') {
    const before = portico.store.get()
    const account = applyConnection(portico, namespace, event.connection)
    await settleConnection(portico, { before, accounts: [account], by: 'library' })
    return
  }
  const connection = findConnection(portico, namespace, event.connectorId, sessionId)
  if (!connection) return
  if (event.type === 'left') leave(portico, { namespace, connection })
  else dropEnded(portico, [{ namespace, connection }])
}

type Change = Extract<AdapterEvent, { readonly type: 'accountsChanged' | 'chainChanged' }>

function follow(portico: Portico, namespace: ChainNamespace, connection: Connection, event: Change): void {
  if (event.type === 'accountsChanged') {
    if (event.accounts.length === 0) dropEnded(portico, [{ namespace, connection }])
    else changeConnection(portico, namespace, connection, { accounts: event.accounts })
    return
  }
  const { caipNetworkId } = resolveNetwork(portico.store.get(), namespace, event.chainId)
  // A wallet limited to approved networks cannot move the page to others.
  if (connection.approvedNetworks && !connection.approvedNetworks.includes(caipNetworkId)) return
  changeConnection(portico, namespace, connection, { caipNetworkId })
}

/** A library has no sessions: it means the active connection, or the only one. */
function findConnection(
  portico: Portico,
  namespace: ChainNamespace,
  connectorId: string,
  sessionId: string | undefined,
): Connection | undefined {
  const { accounts, connections } = portico.store.get()
  const ofConnector = (connections[namespace] ?? []).filter(
    connection =>
      connection.connectorId === connectorId &&
      (sessionId === undefined || connection.sessionId === sessionId),
  )
  return ofConnector.find(connection => isChosen(accounts[namespace], connection)) ?? ofConnector[0]
}

export function dropEnded(portico: Portico, ended: readonly PlacedConnection[], reason?: PorticoError): void {
  const { accounts } = portico.store.get()
  const used = ended.find(({ namespace, connection }) => isChosen(accounts[namespace], connection))
  removeConnections(portico, ended)
  if (!used) return
  tellEnded(portico, used.connection, reason)
  tellDialog(portico, { type: 'ended' })
}

/** A silent disconnect would look like a bug. */
export function tellEnded(
  portico: Portico,
  { connectorId, name = connectorId }: Pick<Connection, 'connectorId' | 'name'>,
  reason: PorticoError | undefined,
): void {
  const error = reason ?? new PorticoError(walletEnded, { context: { wallet: name } })
  showToast(portico, { id: `ended-${connectorId}`, type: 'info', message: error.userMessage, error })
}

/** The site has disconnected through the adapter's library; the wallet still has to be disconnected. */
function leave(portico: Portico, left: PlacedConnection): void {
  const { accounts, connections } = portico.store.get()
  const sharing = selectSharing(connections, left)
  const used = sharing.find(({ namespace, connection }) => isChosen(accounts[namespace], connection))
  if (used) {
    void disconnect(portico, { namespace: used.namespace })
    return
  }
  removeConnections(portico, sharing)
  endQuietly(portico, left.namespace, left.connection)
}
