import { noNetworks, PorticoError } from '@portico/protocol'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { getAdapter } from '../connection/getAdapter.js'
import { setRequested } from '../store/slices/networks.js'
import { update } from '../store/update.js'
import type { CaipNetworkId } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

/** Removes a network at runtime. The last one cannot be removed. */
export function removeNetwork(portico: Portico, id: CaipNetworkId): void {
  getAdapter(portico, parseCaipNetworkId(id).chainNamespace)
  const rest = portico.store.get().networks.requested.filter(network => network.caipNetworkId !== id)
  if (rest.length === 0) throw new PorticoError(noNetworks)
  update(portico, 'networks', networks => setRequested(networks, rest))
}
