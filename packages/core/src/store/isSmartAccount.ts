import type { IdentifiedAccount } from './Account.js'

export function isSmartAccount({
  accounts,
  address,
}: Pick<IdentifiedAccount, 'accounts' | 'address'>): boolean {
  return accounts.find(account => account.address === address)?.type === 'smartAccount'
}
