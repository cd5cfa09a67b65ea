import { isChosen } from '../store/isChosen.js'
import { setDisconnected } from '../store/slices/accounts.js'
import { listConnections, removeConnection, selectConnection } from '../store/slices/connections.js'
import type { Portico } from '../types/Portico.js'

/**
 * A visitor who disconnects in one tab means all tabs of the site. So does one who connects a wallet that is not in
 * the page, which every tab can reach.
 */
export function followOtherTabs(portico: Portico): () => void {
  return portico.storage.subscribe('connections', (stored = {}) => {
    for (const { namespace, connection } of listConnections(portico.store.get().connections)) {
      if (selectConnection(stored, namespace, connection)) continue
      portico.store.set(state => ({
        ...state,
        accounts: isChosen(state.accounts[namespace], connection)
          ? setDisconnected(state.accounts, namespace)
          : state.accounts,
        connections: removeConnection(state.connections, namespace, connection),
      }))
    }
    const sources = [...portico.sources.values()].filter(({ id }) =>
      listConnections(stored).some(({ connection }) => connection.connectorId === id),
    )
    if (!sources[0]) return
    import('./joinSession.js')
      .then(({ joinSession }) => joinSession(portico, sources))
      .catch(error => portico.environment.logger.warn('The session of another tab was not taken up.', error))
  })
}
