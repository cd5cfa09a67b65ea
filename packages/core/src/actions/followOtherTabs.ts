import { listConnections, selectConnection } from '../store/slices/connections.js'
import type { Portico } from '../types/Portico.js'
import { withoutConnection } from './withoutConnection.js'

/**
 * A visitor who disconnects in one tab means all tabs of the site. So does one who connects a wallet that is not in
 * the page, which every tab can reach.
 */
export function followOtherTabs(portico: Portico): () => void {
  return portico.storage.subscribe('connections', (stored = {}) => {
    for (const placed of listConnections(portico.store.get().connections)) {
      if (selectConnection(stored, placed.namespace, placed.connection)) continue
      portico.store.set(state => withoutConnection(portico, state, placed))
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
