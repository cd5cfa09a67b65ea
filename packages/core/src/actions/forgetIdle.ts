import { removeConnection } from '../store/slices/connections.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { persistConnections } from './persistConnections.js'

/** With several wallets, one that ended may stand by in families where another is in use. */
export function forgetIdle(portico: Portico, connectorId: string): void {
  portico.store.set(state => {
    const namespaces = Object.keys(state.connections) as ChainNamespace[] // keys of our own state
    const connections = namespaces.reduce(
      (all, namespace) => removeConnection(all, namespace, connectorId),
      state.connections,
    )
    return { ...state, connections }
  })
  persistConnections(portico)
}
