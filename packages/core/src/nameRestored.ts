import type { AccountsState } from './store/slices/accounts.js'
import { setAccount } from './store/slices/accounts.js'
import type { Portico } from './types/Portico.js'

/** Accounts of the visit before begin with the name that their sources remember, not with another one. */
export function nameRestored(accounts: AccountsState, sources: Portico['sources']): AccountsState {
  return Object.values(accounts).reduce((all, account) => {
    if (account.status !== 'connecting' || !account.restored) return all
    const user = sources.get(account.connectorId)?.recallUser?.()
    return user ? setAccount(all, { ...account, restored: { ...account.restored, user } }) : all
  }, accounts)
}
