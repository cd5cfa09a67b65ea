import type { Connector } from '../families/adapter/Connector.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Network } from '../families/networks/Network.js'
import type { AccountState, ConnectedAccount } from './Account.js'
import type { AccountView } from './AccountView.js'
import { selectConnector } from './slices/connectors.js'
import { selectActiveNetwork } from './slices/networks.js'
import type { PorticoState } from './state.js'

/** The account of a namespace. Default: the active one. */
export function selectAccount(state: PorticoState, namespace?: ChainNamespace): AccountState {
  const of = namespace ?? state.networks.activeNamespace
  return state.accounts[of] ?? { status: 'disconnected', namespace: of }
}

/** The connected account of a namespace. Default: the active one. */
export function selectConnectedAccount(
  state: PorticoState,
  namespace?: ChainNamespace,
): ConnectedAccount | undefined {
  const account = selectAccount(state, namespace)
  return account.status === 'connected' ? account : undefined
}

/** Whether an account of the active family is connected. */
export function selectIsConnected(state: PorticoState): boolean {
  return selectConnectedAccount(state) !== undefined
}

/** The network of a namespace. Default: the active one. */
export function selectNetwork(state: PorticoState, namespace?: ChainNamespace): Network | undefined {
  return namespace ? state.networks.active[namespace] : selectActiveNetwork(state.networks)
}

/** The connector of the account of a namespace. Default: the active one. */
export function selectActiveConnector(
  state: PorticoState,
  namespace?: ChainNamespace,
): Connector | undefined {
  const account = selectConnectedAccount(state, namespace)
  return account && selectConnector(state.connectors, account.namespace, account.connectorId)
}

/** Whether the wallet is on a network that the site does not support. */
export function selectIsWrongNetwork(state: PorticoState): boolean {
  return selectIsConnected(state) && selectNetwork(state)?.supported === false
}

/** The account to display; includes a stored account that is being restored. */
export function selectShownAccount(state: PorticoState, namespace?: ChainNamespace) {
  const account = selectAccount(state, namespace)
  if (account.status === 'connected') return account
  return account.status === 'connecting' ? account.restored : undefined
}

/** The account as returned by `usePorticoAccount` and `watchAccount`. */
export function selectAccountView<Namespace extends ChainNamespace = ChainNamespace>(
  state: PorticoState,
  namespace?: Namespace,
): AccountView<Namespace>
export function selectAccountView(state: PorticoState, namespace?: ChainNamespace): AccountView {
  const account = selectAccount(state, namespace)
  const shown = selectShownAccount(state, namespace)
  if (!shown) {
    const unknown = {
      address: undefined,
      caipAddress: undefined,
      chainId: undefined,
      caipNetworkId: undefined,
    }
    const status = account.status === 'connecting' ? 'connecting' : 'disconnected'
    return { ...unknown, namespace: account.namespace, status, isConnected: false }
  }
  const { address, caipAddress } = shown
  const network = state.networks.active[account.namespace]
  const known = {
    address,
    caipAddress,
    namespace: account.namespace,
    chainId: network?.id,
    caipNetworkId: network?.caipNetworkId,
  }
  return account.status === 'connected'
    ? { ...known, status: 'connected', isConnected: true }
    : { ...known, status: 'reconnecting', isConnected: false }
}
