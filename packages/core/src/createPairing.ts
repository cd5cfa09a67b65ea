import { connectorIds, getConnectorImageId, getConnectorName } from './constants/connectors.js'
import { getRpcUrls } from './networks/getRpcUrls.js'
import { selectNetwork } from './store/slices/networks.js'
import type { ChainNamespace } from './types/ChainNamespace.js'
import type { Connector } from './types/Connector.js'
import type { PairingClient, PairingFactory } from './types/Pairing.js'
import type { Portico } from './types/Portico.js'

/** Builds the client for remote wallets, which itself loads when it is first needed. */
export function createPairing(
  factory: PairingFactory,
  { environment, options, store }: Pick<Portico, 'environment' | 'options' | 'store'>,
  getPortico: () => Portico,
): PairingClient {
  return factory.create({
    environment,
    projectId: options.projectId,
    metadata: options.metadata,
    getRpcUrls(id) {
      const network = selectNetwork(store.get().networks, id)
      return network ? getRpcUrls(network, options) : []
    },
    emit(event) {
      import('./actions/handlePairingEvent.js')
        .then(({ handlePairingEvent }) => handlePairingEvent(getPortico(), event))
        .catch(error =>
          environment.logger.error('An event of the remote wallet could not be handled.', error),
        )
    },
  })
}

/** Remote wallets can be asked for every family, also for one without an adapter. */
export function createPairingConnectors(
  client: PairingClient,
  namespaces: readonly ChainNamespace[],
): readonly Connector[] {
  const id = connectorIds.walletConnect
  return namespaces.map(chain => ({
    id,
    name: getConnectorName(id) ?? id,
    type: 'WALLET_CONNECT',
    chain,
    imageId: getConnectorImageId(id),
    provider: client.getProvider(chain),
  }))
}
