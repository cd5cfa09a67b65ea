import type { Portico } from '../runtime/Portico.js'
import { isChosen } from '../store/isChosen.js'
import { setDisconnected } from '../store/slices/accounts.js'
import { type PlacedConnection, removeConnection } from '../store/slices/connections.js'
import { setActiveNetwork } from '../store/slices/networks.js'
import type { PorticoState } from '../store/state.js'
import { getInitialNetwork } from './getInitialNetwork.js'

/** If it was active, its namespace is disconnected and back on its initial network. */
export function withoutConnection(
  portico: Portico,
  state: PorticoState,
  { namespace, connection }: PlacedConnection,
): PorticoState {
  const connections = removeConnection(state.connections, namespace, connection)
  if (!isChosen(state.accounts[namespace], connection)) return { ...state, connections }
  return {
    ...state,
    connections,
    accounts: setDisconnected(state.accounts, namespace),
    networks: setActiveNetwork(state.networks, getInitialNetwork(portico, namespace)),
  }
}
