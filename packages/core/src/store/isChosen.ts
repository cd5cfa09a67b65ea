import type { AccountState, Connection } from './Account.js'
import { isSameConnection } from './slices/connections.js'

export function isChosen(account: AccountState | undefined, connection: Connection): boolean {
  return account?.status === 'connected' && isSameConnection(account, connection)
}
