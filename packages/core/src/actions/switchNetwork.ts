import { networkNotFound, PorticoError } from '@portico/protocol'
import { defineNetwork } from '../networks/defineNetwork.js'
import { pop } from '../router/stack.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { setAccount } from '../store/slices/accounts.js'
import { selectConnector } from '../store/slices/connectors.js'
import { selectNetwork, setActiveNamespace, setActiveNetwork } from '../store/slices/networks.js'
import { type RouterState, selectRoute } from '../store/slices/router.js'
import type { WalletAccount } from '../types/Account.js'
import type { CaipNetworkId } from '../types/ChainNamespace.js'
import type { Network, NetworkInput } from '../types/Network.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { getAdapter } from './getAdapter.js'
import { persistConnections } from './persistConnections.js'
import { showAlert } from './showAlert.js'
import { trackEvent } from './trackEvent.js'
import { update } from './update.js'

/** Moves to a configured network; asks the wallet first where one is connected in that family. */
export async function switchNetwork(
  portico: Portico,
  target: CaipNetworkId | NetworkInput,
): Promise<Network> {
  const network = findNetwork(portico, target)
  const account = selectConnectedAccount(portico.store.get(), network.chainNamespace)
  const connector =
    account && selectConnector(portico.store.get().connectors, account.namespace, account.connectorId)
  const granted =
    connector && (await getAdapter(portico, network.chainNamespace).switchNetwork({ connector, network }))
  commit(portico, network, granted?.accounts)
  persistConnections(portico)
  trackEvent(portico, { event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
  leaveNetworkViews(portico)
  return network
}

function findNetwork(portico: Portico, target: CaipNetworkId | NetworkInput): Network {
  const id = typeof target === 'string' ? target : defineNetwork(target).caipNetworkId
  const network = selectNetwork(portico.store.get().networks, id)
  if (network) return network
  const context = { network: id }
  showAlert(portico, networkNotFound, { context })
  throw new PorticoError(networkNotFound, { context })
}

/** Where addresses differ by network, the accounts come with the network. */
function commit(portico: Portico, network: Network, granted?: readonly WalletAccount[]): void {
  portico.store.set(state => {
    const account = selectConnectedAccount(state, network.chainNamespace)
    const accounts = granted?.length ? granted : account?.accounts
    const address = granted?.[0]?.address ?? account?.address ?? ''
    const caipAddress = `${network.caipNetworkId}:${address}` as const
    const moved = account && accounts && caipAddress !== account.caipAddress
    return {
      ...state,
      accounts: moved
        ? setAccount(state.accounts, {
            ...account,
            ...{ address, accounts, caipAddress },
            balance: { status: 'idle' },
          })
        : state.accounts,
      networks: setActiveNamespace(setActiveNetwork(state.networks, network), network.chainNamespace),
    }
  })
}

const networkViews: ReadonlySet<string> = new Set(['SwitchNetwork', 'Networks', 'UnsupportedChain'])

/** Back to where the visitor came from; a modal opened only to choose a network has done its work. */
function leaveNetworkViews(portico: Portico): void {
  if (!portico.store.get().modal.open) return
  let router: RouterState | undefined = portico.store.get().router
  while (router && networkViews.has(selectRoute(router).name)) router = pop(router)
  if (!router) {
    close(portico, { force: true })
    return
  }
  const left = router
  update(portico, 'router', () => left)
}
