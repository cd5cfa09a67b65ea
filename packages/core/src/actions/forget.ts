import { setDisconnected } from '../store/slices/accounts.js'
import { removeConnection } from '../store/slices/connections.js'
import { setActiveNetwork } from '../store/slices/networks.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { addRecentConnection } from './addRecentConnection.js'
import { getInitialNetwork } from './getInitialNetwork.js'
import { persistConnections } from './persistConnections.js'

/** Clears what the kit knows and stores of one namespace's connection. */
export function forget(portico: Portico, namespace: ChainNamespace, connectorId: string): void {
  rememberRecent(portico, namespace, connectorId)
  // It names the addresses that were connected.
  portico.storage.remove('nativeBalanceCache')
  portico.store.set(state => ({
    ...state,
    accounts: setDisconnected(state.accounts, namespace),
    connections: removeConnection(state.connections, namespace, connectorId),
    networks: setActiveNetwork(state.networks, getInitialNetwork(portico, namespace)),
  }))
  persistConnections(portico)
}

function rememberRecent(portico: Portico, namespace: ChainNamespace, connectorId: string): void {
  const { connections, features } = portico.store.get()
  const left = connections[namespace]?.find(connection => connection.connectorId === connectorId)
  if (left && features.values.multiWallet) addRecentConnection(portico, namespace, left)
}
