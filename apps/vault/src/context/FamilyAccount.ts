import { toComparableId } from '@portico/protocol'
import type { NetworkId } from '../networks/networks.ts'

export interface FamilyAccount {
  readonly address: string
  readonly type: 'eoa' | 'smartAccount' | 'payment' | 'ordinal'
  /** Hex, in the family's own serialization, where sites need it. */
  readonly publicKey?: string
}

const isSame = (network: NetworkId, one: string, other: string) =>
  toComparableId(`${network}:${one}`) === toComparableId(`${network}:${other}`)

export function findAccount(
  accounts: readonly FamilyAccount[],
  network: NetworkId,
  named: string | undefined,
  preferred: FamilyAccount['type'],
): FamilyAccount | undefined {
  const possible =
    named === undefined ? accounts : accounts.filter(({ address }) => isSame(network, address, named))
  return possible.find(({ type }) => type === preferred) ?? possible[0]
}
