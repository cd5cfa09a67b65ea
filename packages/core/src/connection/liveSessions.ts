import type { Portico } from '../runtime/Portico.js'
import type { SourceSession, WalletSource } from '../sources/Source.js'
import type { ConnectionRef } from '../store/Account.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { listConnections } from '../store/slices/connections.js'

const sessions: MemoryKey<Map<string, SourceSession>> = { create: () => new Map() }

const toKey = ({ connectorId, sessionId }: ConnectionRef) => `${connectorId} ${sessionId}`

/** Keeps the current session in memory. It contains the user, who is never stored with the connections. */
export function keepSession(portico: Portico, { id }: WalletSource, session: SourceSession): void {
  recall(portico, sessions).set(toKey({ connectorId: id, sessionId: session.id }), session)
}

export function getLiveSession(portico: Portico, ref: ConnectionRef): SourceSession | undefined {
  return recall(portico, sessions).get(toKey(ref))
}

export function forgetUnusedSessions(portico: Portico): void {
  const live = recall(portico, sessions)
  const used = listConnections(portico.store.get().connections).map(({ connection }) => toKey(connection))
  for (const key of live.keys()) if (!used.includes(key)) live.delete(key)
}
