import { noAccounts, PorticoError } from '@portico/protocol'
import { isSameAddress } from '../caip/isSameAddress.js'
import { resolveNetwork } from '../networks/resolveNetwork.js'
import { recall } from '../store/recall.js'
import { setAccount } from '../store/slices/accounts.js'
import { addConnection } from '../store/slices/connections.js'
import { selectConnector } from '../store/slices/connectors.js'
import { setActiveNamespace, setActiveNetwork } from '../store/slices/networks.js'
import type { PorticoState } from '../store/state.js'
import type {
  AccountDetails,
  AccountState,
  ConnectedAccount,
  Connection,
  WalletInfo,
} from '../types/Account.js'
import type { AdapterConnection } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { persistConnections } from './persistConnections.js'
import { promptSupportedNetwork } from './promptSupportedNetwork.js'
import { sessionEnd } from './sessionEnd.js'

const unknownDetails: AccountDetails = { balance: { status: 'idle' }, addressLabels: {} }

/** Makes what a wallet granted the state of the kit, in one commit, and stores it for the next visit. */
export function applyConnection(
  portico: Portico,
  namespace: ChainNamespace,
  granted: AdapterConnection,
  { makeActive = true }: { readonly makeActive?: boolean } = {},
): ConnectedAccount {
  const before = portico.store.get()
  const account = toAccount(before, namespace, granted)
  const network = resolveNetwork(before.networks, namespace, granted.chainId)
  const connection: Connection = {
    connectorId: account.connectorId,
    accounts: account.accounts,
    caipNetworkId: network.caipNetworkId,
    name: account.wallet.name,
    icon: account.wallet.icon,
    rdns: account.wallet.rdns,
    type: account.wallet.type,
    approvedNetworks: account.wallet.approvedNetworks,
  }
  portico.store.set(state => {
    const networks = setActiveNetwork(state.networks, network)
    const keepOthers = state.features.values.multiWallet || isCurrent(state, account)
    const others = keepOthers ? state.connections : { ...state.connections, [namespace]: [] }
    return {
      ...state,
      accounts: setAccount(state.accounts, account),
      connections: addConnection(others, namespace, connection),
      networks: makeActive ? setActiveNamespace(networks, namespace) : networks,
    }
  })
  persistConnections(portico)
  recall(portico, sessionEnd).review?.(portico, before)
  promptSupportedNetwork(portico)
  return account
}

/** It takes nobody's place then. Whether several wallets are wanted is not known before the modal was opened. */
function isCurrent({ accounts }: PorticoState, { namespace, connectorId }: ConnectedAccount): boolean {
  return getKnown(accounts[namespace])?.connectorId === connectorId
}

function getKnown(account: AccountState | undefined) {
  if (account?.status === 'connected') return account
  return account?.status === 'connecting' ? account.restored : undefined
}

function toAccount(
  state: PorticoState,
  namespace: ChainNamespace,
  { connectorId, accounts, chainId, wallet }: AdapterConnection,
): ConnectedAccount {
  const [first] = accounts
  if (!first) throw new PorticoError(noAccounts)
  const known = getKnown(state.accounts[namespace])
  // What was learned of an account stays true when the same one comes back.
  const details =
    known && isSameAddress(namespace, known.address, first.address)
      ? {
          balance: known.balance,
          profileName: known.profileName,
          profileImage: known.profileImage,
          user: known.user,
          preferredAccountType: known.preferredAccountType,
          smartAccountDeployed: known.smartAccountDeployed,
          socialProvider: known.socialProvider,
          addressLabels: known.addressLabels,
        }
      : unknownDetails
  return {
    ...details,
    status: 'connected',
    namespace,
    connectorId,
    address: first.address,
    caipAddress: `${namespace}:${chainId}:${first.address}`,
    accounts,
    wallet: wallet ?? toWalletInfo(state, namespace, connectorId),
  }
}

function toWalletInfo(state: PorticoState, namespace: ChainNamespace, connectorId: string): WalletInfo {
  const connector = selectConnector(state.connectors, namespace, connectorId)
  if (!connector) return { name: connectorId, type: 'EXTERNAL' }
  return {
    name: connector.name,
    icon: connector.info?.icon ?? connector.imageUrl,
    rdns: connector.info?.rdns,
    type: connector.type,
  }
}
