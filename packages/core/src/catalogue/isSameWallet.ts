import type { Portico } from '../runtime/Portico.js'
import type { Connection } from '../store/Account.js'

/** Whether two connections are of the same wallet. A source has several, distinguished by name. */
export function isSameWallet({ sources }: Portico, one: Connection, other: Connection): boolean {
  return one.connectorId === other.connectorId && (!sources.has(one.connectorId) || one.name === other.name)
}
