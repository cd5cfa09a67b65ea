import type { ConnectorType } from '../families/adapter/Connector.js'
import type { CaipAddress, CaipNetworkId } from '../families/ChainNamespace.js'
import type { Family } from '../families/Family.js'
import type { SourceGrant, SourceSession } from '../sources/Source.js'
import type { WalletAccount, WalletInfo } from '../store/Account.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { parseChainReference } from '../utils/parseChainReference.js'

export interface GrantDescription {
  readonly accounts: readonly WalletAccount[]
  readonly wallet: WalletInfo
}

/** The accounts of the current network come first: in some families an account has another address on each. */
export function describeGrant(
  { name, icon, rdns }: SourceSession['wallet'],
  type: ConnectorType,
  family: Family,
  grant: SourceGrant,
  network: CaipNetworkId | undefined,
): GrantDescription {
  const isInUse = (account: CaipAddress) => getChain(family, account) === network
  const sorted = [...grant.accounts].sort((one, other) => Number(isInUse(other)) - Number(isInUse(one)))
  const addresses = new Set(sorted.map(account => parseCaipAddress(account).address))
  return {
    accounts: [...addresses].map(address => ({ address, ...grant.details?.[address] })),
    wallet: {
      name,
      icon,
      rdns,
      type,
      approvedNetworks: canMove(family, grant) ? undefined : getGrantedChains(family, grant),
      accountTypes: grant.accountTypes,
    },
  }
}

/** Unique current ids: older wallets know some chains only by their former id. */
export function getGrantedChains(family: Family, { accounts }: SourceGrant): readonly CaipNetworkId[] {
  return [...new Set(accounts.map(account => getChain(family, account)))]
}

function getChain(family: Family, account: CaipAddress): CaipNetworkId {
  const { chainId } = parseCaipAddress(account)
  return `${family.namespace}:${parseChainReference(family, chainId) ?? chainId}`
}

/** Some wallets can be asked for a chain that they did not grant at first. */
function canMove({ switchMethods }: Family, { methods }: SourceGrant): boolean {
  return switchMethods?.some(method => methods.includes(method)) ?? false
}
