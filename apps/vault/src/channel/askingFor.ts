import type { Asking } from '../approve/describeRequest.ts'
import type { Account } from '../context/Account.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { VaultContext } from './VaultContext.ts'

/** The account with its address on a network: the one that is named, or where there are two, the preferred one. */
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
