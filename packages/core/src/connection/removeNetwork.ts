import { noNetworks, PorticoError } from '@portico/protocol'
import type { CaipNetworkId } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { update } from '../store/update.js'
import { parseCaipNetworkId } from '../utils/parseCaipNetworkId.js'
import { getAdapter } from './getAdapter.js'

/** Removes a network at runtime. The last one cannot be removed. */
export function removeNetwork(portico: Portico, id: CaipNetworkId): void {
  getAdapter(portico, parseCaipNetworkId(id).chainNamespace)
  const rest = portico.store.get().networks.requested.filter(network => network.caipNetworkId !== id)
  if (rest.length === 0) throw new PorticoError(noNetworks)
  update(portico, 'networks', networks => ({ ...networks, requested: rest }))
}
