import type { Connector } from '@portico/core'
import { PorticoError, unauthorized } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'

export function assertGranted({ getAccounts }: BitcoinRuntime, connector: Connector, address: string): void {
  const accounts = getAccounts(connector)
  if (accounts && !accounts.some(account => account.address === address)) throw new PorticoError(unauthorized)
}
