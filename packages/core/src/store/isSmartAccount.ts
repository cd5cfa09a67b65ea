import type { IdentifiedAccount } from '../types/Account.js'

/** Whether the address in use is that of a contract which acts for its owner. */
export function isSmartAccount({
  accounts,
  address,
}: Pick<IdentifiedAccount, 'accounts' | 'address'>): boolean {
  return accounts.find(account => account.address === address)?.type === 'smartAccount'
}
