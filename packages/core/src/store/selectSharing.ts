import type { ConnectorType } from '../types/Connector.js'
import {
  type ConnectionsState,
  isSameConnection,
  listConnections,
  type PlacedConnection,
} from './slices/connections.js'

/** One session of these serves every namespace, so ending it ends all of them (T-04). */
const sharedSessionTypes: ReadonlySet<ConnectorType | undefined> = new Set([
  'WALLET_CONNECT',
  'AUTH',
  'ID_AUTH',
])

/** The connections that end with this one: one session may serve several families (T-04). */
export function selectSharing(
  connections: ConnectionsState,
  placed: PlacedConnection,
): readonly PlacedConnection[] {
  const { sessionId, type } = placed.connection
  if (sessionId === undefined && !sharedSessionTypes.has(type)) return [placed]
  return listConnections(connections).filter(({ connection }) =>
    isSameConnection(connection, placed.connection),
  )
}
