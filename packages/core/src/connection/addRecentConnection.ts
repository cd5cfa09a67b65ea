import type { Connection } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { isSameWallet } from '../wallets/isSameWallet.js'

/**
 * With `multiWallet`, a connection that has ended is offered again; its session is over and only serves as a
 * reference.
 */
export function addRecentConnection(
  portico: Portico,
  namespace: ChainNamespace,
  connection: Connection,
): void {
  const recent = portico.storage.get('recentConnections') ?? {}
  const others = (recent[namespace] ?? []).filter(other => !isSameWallet(portico, other, connection))
  portico.storage.set('recentConnections', { ...recent, [namespace]: [connection, ...others] })
}
