import type { Asking } from '../approve/describeRequest.ts'
import type { Account } from '../context/Account.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { VaultContext } from './VaultContext.ts'

/** The account with its address on a network. */
export const askingFor = (
  { origin, state }: Pick<VaultContext, 'origin' | 'state'>,
  account: Account,
  network: NetworkId = state.network,
): Asking => ({
  origin,
  state,
  account,
  network,
  address: network.startsWith('solana:') ? account.addresses.solana : account.addresses.eip155,
})
