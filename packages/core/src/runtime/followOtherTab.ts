import { handleSourceEvent } from '../connection/handleSourceEvent.js'
import { joinConnection } from '../connection/reconnect.js'
import { withoutConnection } from '../connection/withoutConnection.js'
import type { WalletSource } from '../sources/Source.js'
import { selectConnected } from '../store/slices/accounts.js'
import { type ConnectionsState, listConnections, selectConnection } from '../store/slices/connections.js'
import type { Portico } from './Portico.js'

/** Connecting in one tab connects all, as disconnecting does. */
export async function followOtherTab(portico: Portico, stored: ConnectionsState): Promise<void> {
  for (const placed of listConnections(portico.store.get().connections)) {
    if (selectConnection(stored, placed.namespace, placed.connection)) continue
    portico.store.set(state => withoutConnection(portico, state, placed))
  }
  const used = new Set(listConnections(stored).map(({ connection }) => connection.connectorId))
  for (const source of portico.sources.values()) {
    if (used.has(source.id)) await joinSession(portico, source)
  }
  const [...namespaces] = portico.adapters.keys()
  await Promise.all(
    namespaces.map(async namespace => {
      const [connection] = stored[namespace] ?? []
      if (connection && !portico.sources.has(connection.connectorId))
        await joinConnection(portico, { namespace, connection })
    }),
  )
}

async function joinSession(portico: Portico, source: WalletSource): Promise<void> {
  if (selectConnected(portico.store.get().accounts).length > 0) return
  const session = (await source.restore()).at(-1)
  if (session) await handleSourceEvent(portico, source, { type: 'session', session, found: true })
}
