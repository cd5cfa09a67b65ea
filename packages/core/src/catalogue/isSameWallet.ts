import type { Portico } from '../runtime/Portico.js'
import type { Connection } from '../store/Account.js'

/** Whether two connections, live or left, are of one wallet. Behind a source are several, each with its own name. */
export function isSameWallet({ sources }: Portico, one: Connection, other: Connection): boolean {
  return one.connectorId === other.connectorId && (!sources.has(one.connectorId) || one.name === other.name)
}
