import type { Connector } from '@portico/core'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'

/** Never pays from the inscription account, whichever account is selected. */
export function getPayer({ getAccounts }: BitcoinRuntime, connector: Connector, address: string): string {
  const accounts = getAccounts(connector)
  if (!accounts) return address
  const payments = accounts.filter(({ type }) => type === 'payment')
  return (payments.find(account => account.address === address) ?? payments[0])?.address ?? address
}
