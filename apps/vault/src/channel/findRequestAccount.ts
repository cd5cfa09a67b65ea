import { notSignedIn, PorticoError, unauthorized } from '@portico/protocol'
import type { Asking } from '../approve/describeRequest.ts'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import { findAccount } from '../context/FamilyAccount.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { VaultContext } from './VaultContext.ts'

/** Finds the account of a request: the one that the call names, or else the preferred one. */
export async function findRequestAccount(
  { origin, state, keeper }: Pick<VaultContext, 'origin' | 'state' | 'keeper'>,
  network: NetworkId,
  named?: string,
): Promise<Asking & Pick<FamilyAccount, 'type'>> {
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  const found = findAccount(await keeper.listAccounts(network), network, named, state.preferred)
  if (!found) throw new PorticoError(unauthorized)
  return { origin, state, account, network, address: found.address, type: found.type }
}
