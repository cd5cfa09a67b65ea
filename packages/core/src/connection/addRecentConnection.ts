import { isSameWallet } from '../catalogue/isSameWallet.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { Connection } from '../store/Account.js'

/** With `multiWallet`, an ended connection is offered again; its session only serves as a reference. */
export function addRecentConnection(
  portico: Portico,
  namespace: ChainNamespace,
  connection: Connection,
): void {
  const recent = portico.storage.get('recentConnections') ?? {}
  const others = (recent[namespace] ?? []).filter(other => !isSameWallet(portico, other, connection))
  portico.storage.set('recentConnections', { ...recent, [namespace]: [connection, ...others] })
}
