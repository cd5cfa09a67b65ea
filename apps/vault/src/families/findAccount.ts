import type { FamilyAccount } from '../context/FamilyAccount.ts'
import { getNamespace, type NetworkId } from '../networks/networks.ts'

/** Only the hex addresses of EVM ignore case. */
const isSame = (network: NetworkId, one: string, other: string) =>
  getNamespace(network) === 'eip155' ? one.toLowerCase() === other.toLowerCase() : one === other

/** The account that a call names, or else the one of the preferred type, or else the first. */
export function findAccount(
  accounts: readonly FamilyAccount[],
  network: NetworkId,
  named: string | undefined,
  preferred: FamilyAccount['type'],
): FamilyAccount | undefined {
  if (named !== undefined) return accounts.find(({ address }) => isSame(network, address, named))
  return accounts.find(({ type }) => type === preferred) ?? accounts[0]
}
