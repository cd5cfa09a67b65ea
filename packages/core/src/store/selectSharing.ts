import { sharedSessionTypes } from '../constants/connectors.js'
import {
  type ConnectionsState,
  isSameConnection,
  listConnections,
  type PlacedConnection,
} from './slices/connections.js'

/** The connections that end with this one: one session may serve several families (spec §4). */
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
