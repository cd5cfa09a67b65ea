import type { Connection } from '../../types/Account.js'
import type { ChainNamespace } from '../../types/ChainNamespace.js'

/** Live connections by namespace, the active one first. */
export type ConnectionsState = Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>

export function addConnection(
  state: ConnectionsState,
  namespace: ChainNamespace,
  connection: Connection,
): ConnectionsState {
  const others = (state[namespace] ?? []).filter(other => other.connectorId !== connection.connectorId)
  return { ...state, [namespace]: [connection, ...others] }
}

export function removeConnection(
  state: ConnectionsState,
  namespace: ChainNamespace,
  connectorId: string,
): ConnectionsState {
  const rest = (state[namespace] ?? []).filter(connection => connection.connectorId !== connectorId)
  return { ...state, [namespace]: rest }
}
