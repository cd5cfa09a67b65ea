import { networkNotFound, PorticoError } from '@portico/protocol'
import { tellDialog } from '../dialog/tellDialog.js'
import { showAlert } from '../events/showAlert.js'
import { trackEvent } from '../events/trackEvent.js'
import { defineNetwork } from '../families/networks/defineNetwork.js'
import type { Network } from '../families/networks/Network.js'
import type { Portico } from '../runtime/Portico.js'
import type { NetworkTarget } from '../runtime/Register.js'
import type { WalletAccount } from '../store/Account.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectRequestedNetwork, setActiveNamespace, setActiveNetwork } from '../store/slices/networks.js'
import { update } from '../store/update.js'
import { changeConnection } from './changeConnection.js'
import { getAdapter } from './getAdapter.js'
import { getConnector } from './getConnector.js'
import { persistConnections } from './persistConnections.js'

export async function requestNetworkSwitch(portico: Portico, target: NetworkTarget): Promise<Network> {
  const network = findNetwork(portico, target)
  const account = selectConnectedAccount(portico.store.get(), network.chainNamespace)
  const connector = account && getConnector(portico, account.namespace, account)
  const granted =
    connector && (await getAdapter(portico, network.chainNamespace).switchNetwork({ connector, network }))
  commit(portico, network, granted?.accounts)
  persistConnections(portico)
  trackEvent(portico, { event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
  tellDialog(portico, { type: 'networkSwitched' })
  return network
}

function findNetwork(portico: Portico, target: NetworkTarget): Network {
  const { networks } = portico.store.get()
  let id: string
  let network: Network | undefined
  if (typeof target === 'object' && 'chainId' in target) {
    id = String(target.chainId)
    network = networks.requested.find(each => each.id === target.chainId)
  } else {
    const caipNetworkId = typeof target === 'string' ? target : defineNetwork(target).caipNetworkId
    id = caipNetworkId
    network = selectRequestedNetwork(networks, caipNetworkId)
  }
  if (network) return network
  const context = { network: id }
  showAlert(portico, networkNotFound, { context })
  throw new PorticoError(networkNotFound, { context })
}

/** In families whose addresses differ by network, the accounts change with it. */
function commit(portico: Portico, network: Network, granted?: readonly WalletAccount[]): void {
  const { chainNamespace: namespace, caipNetworkId } = network
  const account = selectConnectedAccount(portico.store.get(), namespace)
  const change = granted?.length ? { caipNetworkId, accounts: granted } : { caipNetworkId }
  if (account) {
    const { connectorId, sessionId } = account
    // Most families have no request to switch a wallet: each request names its network.
    if (sessionId !== undefined) portico.sources.get(connectorId)?.setNetwork(caipNetworkId, sessionId)
    changeConnection(portico, namespace, account, change)
  }
  update(portico, 'networks', networks => setActiveNamespace(setActiveNetwork(networks, network), namespace))
}
