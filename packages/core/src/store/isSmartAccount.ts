import type { IdentifiedAccount } from './Account.js'

type Shown = Pick<IdentifiedAccount, 'accounts' | 'address'>

const find = ({ accounts, address }: Shown) => accounts.find(account => account.address === address)

export const isSmartAccount = (account: Shown): boolean => find(account)?.type === 'smartAccount'

/** A contract at an address of its own, which may not exist on other networks and sends by other contracts. */
export const isContractAccount = (account: Shown): boolean =>
  isSmartAccount(account) && !find(account)?.isDelegated
