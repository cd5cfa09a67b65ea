import { handleSourceEvent } from '../connection/handleSourceEvent.js'
import { withoutConnection } from '../connection/withoutConnection.js'
import { selectConnected } from '../store/slices/accounts.js'
import { type ConnectionsState, listConnections, selectConnection } from '../store/slices/connections.js'
import type { Portico } from '../types/Portico.js'
import type { WalletSource } from '../types/Source.js'

/**
 * A visitor who disconnects in one tab means all tabs of the site. So does one who connects a wallet that is not in
 * the page, which every tab can reach.
 */
export async function followOtherTab(portico: Portico, stored: ConnectionsState): Promise<void> {
  for (const placed of listConnections(portico.store.get().connections)) {
    if (selectConnection(stored, placed.namespace, placed.connection)) continue
    portico.store.set(state => withoutConnection(portico, state, placed))
  }
  const used = new Set(listConnections(stored).map(({ connection }) => connection.connectorId))
  for (const source of portico.sources.values()) {
    if (used.has(source.id)) await joinSession(portico, source)
  }
}

/** Joins a session that another tab of the site has made, where no wallet is connected already. */
async function joinSession(portico: Portico, source: WalletSource): Promise<void> {
  if (selectConnected(portico.store.get().accounts).length > 0) return
  const session = (await source.restore()).at(-1)
  if (session) await handleSourceEvent(portico, source, { type: 'session', session, found: true })
}
