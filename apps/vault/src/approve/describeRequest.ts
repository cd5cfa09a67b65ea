import type { Account } from '../context/Account.ts'
import type { VaultState } from '../context/VaultState.ts'
import { describeNetwork, type NetworkId } from '../networks/networks.ts'

/** Who asks, where, and for whom. */
export interface Asking {
  /** The page around the vault, by the browser's word. */
  readonly origin: string
  readonly state: VaultState
  readonly network: NetworkId
  readonly account: Account
  /** Of the account, on that network. */
  readonly address: string
}

/** The parts that every question has. */
export const describeRequest = ({ origin, state, network, account, address }: Asking) => ({
  origin,
  ...(state.dapp?.metadata?.name && { siteName: state.dapp.metadata.name }),
  network: describeNetwork(network).name,
  account: address,
  email: account.email,
  name: account.name,
})
