import { connectorIds } from '../constants/connectors.js'
import { setDisconnected } from '../store/slices/accounts.js'
import { removeConnection } from '../store/slices/connections.js'
import type { Portico } from '../types/Portico.js'

/** A visitor who disconnects in one tab means all tabs of the site, and so does one who connects a remote wallet. */
export function followOtherTabs(portico: Portico): () => void {
  return portico.storage.subscribe('connections', stored => {
    for (const account of Object.values(portico.store.get().accounts)) {
      if (account.status !== 'connected') continue
      const { namespace, connectorId } = account
      const kept = stored?.[namespace]?.some(connection => connection.connectorId === connectorId)
      if (kept) continue
      portico.store.set(state => ({
        ...state,
        accounts: setDisconnected(state.accounts, namespace),
        connections: removeConnection(state.connections, namespace, connectorId),
      }))
    }
    const remote = Object.values(stored ?? {})
      .flat()
      .some(connection => connection?.connectorId === connectorIds.walletConnect)
    if (remote && portico.pairing) {
      import('./takeUpSession.js')
        .then(({ takeUpSession }) => takeUpSession(portico))
        .catch(error =>
          portico.environment.logger.warn('The session of another tab was not taken up.', error),
        )
    }
  })
}
