import {
  type ConnectionsState,
  isSameConnection,
  listConnections,
  type PlacedConnection,
} from './slices/connections.js'

/** Connections that end together with this one: a session may serve several families (T-04). */
export function selectSharing(
  connections: ConnectionsState,
  placed: PlacedConnection,
): readonly PlacedConnection[] {
  if (placed.connection.sessionId === undefined) return [placed]
  return listConnections(connections).filter(({ connection }) =>
    isSameConnection(connection, placed.connection),
  )
}
