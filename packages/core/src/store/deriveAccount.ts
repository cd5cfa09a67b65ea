import { isSameAddress } from '../caip/isSameAddress.js'
import type { Family } from '../families/Family.js'
import type {
  AccountDetails,
  AccountState,
  AccountUser,
  ConnectedAccount,
  Connection,
} from '../types/Account.js'
import type { Network } from '../types/Network.js'
import { toWalletInfo } from '../wallets/toWalletInfo.js'

export interface DeriveAccountParameters {
  /** Of the network. */
  readonly family: Family
  readonly connection: Connection
  readonly network: Network
  /** The account of the namespace as it was. */
  readonly before: AccountState | undefined
  /** One of the connection's accounts; the one that it names, or its first, when not given. */
  readonly address?: string | undefined
  /** What was known before when not given. */
  readonly user?: AccountUser | undefined
}

/** The account of a namespace is what its chosen connection says. Nothing else makes one. */
export function deriveAccount(parameters: DeriveAccountParameters): ConnectedAccount | undefined {
  const { family, connection, network, before, address = connection.address, user } = parameters
  const namespace = network.chainNamespace
  const account =
    connection.accounts.find(account => address && isSameAddress(family, account.address, address)) ??
    connection.accounts[0]
  if (!account) return undefined
  const caipAddress = `${network.caipNetworkId}:${account.address}` as const
  return {
    ...getDetails(family, before, account.address),
    ...(user && { user }),
    status: 'connected',
    namespace,
    connectorId: connection.connectorId,
    ...(connection.sessionId !== undefined && { sessionId: connection.sessionId }),
    address: account.address,
    caipAddress,
    accounts: connection.accounts,
    wallet: toWalletInfo(connection),
  }
}

/** What was learned of an account stays true when the same one comes back. */
function getDetails(family: Family, before: AccountState | undefined, address: string): AccountDetails {
  const known = getKnownAccount(before)
  if (!known || !isSameAddress(family, known.address, address)) return {}
  const { profileName, profileImage, user } = known
  return { profileName, profileImage, user }
}

/** The connected account, or the one that is being restored. */
export function getKnownAccount(account: AccountState | undefined) {
  if (account?.status === 'connected') return account
  return account?.status === 'connecting' ? account.restored : undefined
}
