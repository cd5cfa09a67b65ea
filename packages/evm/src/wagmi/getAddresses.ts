import type { ConnectedAccount } from '@portico/core'
import type { Connection } from '@wagmi/core'
import { parseAccounts } from '../normalise/parseAccounts.js'

/** The accounts of a wallet as wagmi lists them: the one in use first. */
export function getAddresses({ address, accounts }: ConnectedAccount): Connection['accounts'] {
  const parsed = parseAccounts([address, ...accounts.map(account => account.address)])
  // Parsed to be addresses, and at least the one in use.
  return parsed.map(account => account.address) as unknown as Connection['accounts']
}
