import type { ConnectedAccount } from '@portico/core'
import type { Connection } from '@wagmi/core'
import { parseAccounts } from '../normalise/parseAccounts.js'

export function getAddresses({ address, accounts }: ConnectedAccount): Connection['accounts'] {
  const parsed = parseAccounts([address, ...accounts.map(account => account.address)])
  // Parsed addresses, at least the active one.
  return parsed.map(account => account.address) as unknown as Connection['accounts']
}
