import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Network } from '../types/Network.js'
import type { Portico } from '../types/Portico.js'

/** The network of a namespace without a connection: the default network, or its first one. */
export function getInitialNetwork(portico: Portico, namespace: ChainNamespace): Network {
  const { defaultNetwork } = portico.options
  if (defaultNetwork.chainNamespace === namespace) return defaultNetwork
  const { requested } = portico.store.get().networks
  return requested.find(network => network.chainNamespace === namespace) ?? defaultNetwork
}
