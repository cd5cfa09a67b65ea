import type { Account } from '../context/Account.ts'
import type { VaultState } from '../context/VaultState.ts'
import type { NetworkId } from '../networks/networks.ts'

export interface Asking {
  /** The origin of the embedding page, as reported by the browser. */
  readonly origin: string
  readonly state: VaultState
  readonly network: NetworkId
  readonly account: Account
  readonly address: string
}

export const describeRequest = ({ origin, state, account, address }: Omit<Asking, 'network'>) => ({
  origin,
  ...(state.dapp?.metadata?.name && { siteName: state.dapp.metadata.name }),
  account: address,
  email: account.email,
  name: account.name,
})
