import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Network } from '../families/networks/Network.js'
import type { Portico } from '../runtime/Portico.js'

export function getInitialNetwork(portico: Portico, namespace: ChainNamespace): Network {
  const { defaultNetwork } = portico.options
  if (defaultNetwork.chainNamespace === namespace) return defaultNetwork
  const { requested } = portico.store.get().networks
  return requested.find(network => network.chainNamespace === namespace) ?? defaultNetwork
}
