import type { ChainNamespace } from '../../families/ChainNamespace.js'
import type { Connection, ConnectionRef } from '../Account.js'

/** Live connections by namespace: the active one first, then the inactive ones. */
export type ConnectionsState = Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>

export function isSameConnection(one: ConnectionRef, other: ConnectionRef): boolean {
  return one.connectorId === other.connectorId && one.sessionId === other.sessionId
}

export function selectConnection(
  state: ConnectionsState,
  namespace: ChainNamespace,
  ref: ConnectionRef,
): Connection | undefined {
  return state[namespace]?.find(connection => isSameConnection(connection, ref))
}

export function addConnection(
  state: ConnectionsState,
  namespace: ChainNamespace,
  connection: Connection,
): ConnectionsState {
  const others = (state[namespace] ?? []).filter(other => !isSameConnection(other, connection))
  return { ...state, [namespace]: [connection, ...others] }
}

export function replaceConnection(
  state: ConnectionsState,
  namespace: ChainNamespace,
  before: ConnectionRef,
  after: Connection,
): ConnectionsState {
  const known = state[namespace] ?? []
  const isKnown = known.some(other => isSameConnection(other, before))
  const next = isKnown
    ? known.map(other => (isSameConnection(other, before) ? after : other))
    : [...known, after]
  return { ...state, [namespace]: next }
}

export function removeConnection(
  state: ConnectionsState,
  namespace: ChainNamespace,
  ref: ConnectionRef,
): ConnectionsState {
  const rest = (state[namespace] ?? []).filter(connection => !isSameConnection(connection, ref))
  return { ...state, [namespace]: rest }
}

export interface PlacedConnection {
  readonly namespace: ChainNamespace
  readonly connection: Connection
}

export function listConnections(state: ConnectionsState): readonly PlacedConnection[] {
  // The keys are our own.
  return (Object.entries(state) as [ChainNamespace, readonly Connection[]][]).flatMap(([namespace, list]) =>
    list.map(connection => ({ namespace, connection })),
  )
}
