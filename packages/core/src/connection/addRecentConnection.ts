import type { Connection } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { isSameWallet } from '../wallets/isSameWallet.js'

/** With several wallets, one that is live no more is offered again; the session with it is over, and only names it. */
export function addRecentConnection(
  portico: Portico,
  namespace: ChainNamespace,
  connection: Connection,
): void {
  const recent = portico.storage.get('recentConnections') ?? {}
  const others = (recent[namespace] ?? []).filter(other => !isSameWallet(portico, other, connection))
  portico.storage.set('recentConnections', { ...recent, [namespace]: [connection, ...others] })
}
