import { addConnection } from '../store/slices/connections.js'
import type { Connection } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

/** With several wallets, one that is live no more is offered again; the session with it is over. */
export function addRecentConnection(
  { storage }: Portico,
  namespace: ChainNamespace,
  { sessionId: _, ...connection }: Connection,
): void {
  storage.set(
    'recentConnections',
    addConnection(storage.get('recentConnections') ?? {}, namespace, connection),
  )
}
