import type { Family } from '../families/Family.js'
import type { Network } from '../families/networks/Network.js'
import { isSameAddress } from '../utils/isSameAddress.js'
import type { AccountDetails, AccountState, AccountUser, ConnectedAccount, Connection } from './Account.js'
import { toWalletInfo } from './toWalletInfo.js'

export interface DeriveAccountParameters {
  readonly family: Family
  readonly connection: Connection
  readonly network: Network
  readonly before: AccountState | undefined
  readonly address?: string | undefined
  readonly user?: AccountUser | undefined
}

/** Derives the account of a namespace from its active connection, the only way to create one. */
export function deriveAccount(parameters: DeriveAccountParameters): ConnectedAccount | undefined {
  const { family, connection, network, before, address = connection.address, user } = parameters
  const namespace = network.chainNamespace
  const account =
    connection.accounts.find(account => address && isSameAddress(family, account.address, address)) ??
    connection.accounts[0]
  if (!account) return undefined
  const caipAddress = `${network.caipNetworkId}:${account.address}` as const
  const details = getDetails(family, before, account.address)
  return {
    ...details,
    user: user ?? details.user,
    smartAccountDeployed: account.smartAccountDeployed,
    status: 'connected',
    namespace,
    connectorId: connection.connectorId,
    sessionId: connection.sessionId,
    address: account.address,
    caipAddress,
    accounts: connection.accounts,
    wallet: toWalletInfo(connection),
  }
}

function getDetails(family: Family, before: AccountState | undefined, address: string): AccountDetails {
  const known = getKnownAccount(before)
  if (!known) return {}
  const { profileName, profileImage, user, addressLabels } = known
  const labels = addressLabels && { addressLabels }
  return isSameAddress(family, known.address, address)
    ? { profileName, profileImage, user, ...labels }
    : { ...labels }
}

export function getKnownAccount(account: AccountState | undefined) {
  if (account?.status === 'connected') return account
  return account?.status === 'connecting' ? account.restored : undefined
}
