import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'

export function persistConnections(portico: Portico): void {
  const { connections, networks } = portico.store.get()
  const active: Partial<Record<ChainNamespace, CaipNetworkId>> = {}
  for (const network of Object.values(networks.active)) {
    if (network.supported) active[network.chainNamespace] = network.caipNetworkId
  }
  // Namespaces not touched in this visit keep their stored value: their wallet may be slow, or absent today.
  portico.storage.set('connections', { ...portico.storage.get('connections'), ...connections })
  portico.storage.set('activeNetworks', active)
  portico.storage.set('activeNamespace', networks.activeNamespace)
}
