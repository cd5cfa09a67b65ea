import type { Portico } from '../runtime/Portico.js'
import type { SourceSession, WalletSource } from '../sources/Source.js'
import type { ConnectionRef } from '../store/Account.js'
import { type MemoryKey, recall } from '../store/recall.js'

const restored: MemoryKey<Map<string, Promise<readonly SourceSession[]>>> = { create: () => new Map() }

/** The stored connection's session from an earlier visit, if it is still valid. A source is queried once. */
export async function findSession(
  portico: Portico,
  source: WalletSource,
  { sessionId }: ConnectionRef,
): Promise<SourceSession | undefined> {
  const memory = recall(portico, restored)
  const restoring = memory.get(source.id) ?? source.restore()
  memory.set(source.id, restoring)
  const sessions = await restoring
  const known = sessions.find(({ id }) => id === sessionId)
  return known ?? (source.sessions === 'one' ? sessions.at(-1) : undefined)
}
