import type { Connector, WalletAccount } from '@portico/core'
import type { AdapterContext } from '@portico/core/adapter'
import { PorticoError, unauthorized } from '@portico/protocol'
import type { BitcoinWallet } from './wallet/BitcoinWallet.js'

export interface BitcoinRuntime {
  readonly context: AdapterContext
  /** Wallets of other sources need the signing account's address. */
  getWallet(connector: Connector, address?: string): BitcoinWallet
  /** The accounts granted by a wallet on the page; undefined for wallets of other sources, which track them. */
  getAccounts(connector: Connector): readonly WalletAccount[] | undefined
}

export function assertGranted({ getAccounts }: BitcoinRuntime, connector: Connector, address: string): void {
  const accounts = getAccounts(connector)
  if (accounts && !accounts.some(account => account.address === address)) throw new PorticoError(unauthorized)
}

/** Never pays from the inscription account, whichever account is selected. */
export function getPayer({ getAccounts }: BitcoinRuntime, connector: Connector, address: string): string {
  const accounts = getAccounts(connector)
  if (!accounts) return address
  const payments = accounts.filter(({ type }) => type === 'payment')
  return (payments.find(account => account.address === address) ?? payments[0])?.address ?? address
}
