import type { Asking } from '../approve/describeRequest.ts'
import type { Account } from '../context/Account.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { VaultContext } from './VaultContext.ts'

/** Resolves the account's address on a network: the named one, or the preferred one if there are two. */
export const askingFor = (
  { origin, state }: Pick<VaultContext, 'origin' | 'state'>,
  account: Account,
  network: NetworkId = state.network,
  named?: string,
): Asking => {
  const { eip155, solana } = account.addresses
  const smart = account.smart?.[network]
  const isSmart =
    named === undefined ? state.preferred === 'smartAccount' : named.toLowerCase() === smart?.toLowerCase()
  const address = network.startsWith('solana:') ? solana : (isSmart && smart) || eip155
  return { origin, state, account, network, address }
}
