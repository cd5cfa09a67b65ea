import type { CaipNetworkId, ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

/** Writes who is connected and where; read back by the next visit and watched by other tabs. */
export function persistConnections(portico: Portico): void {
  const { connections, networks } = portico.store.get()
  const active: Partial<Record<ChainNamespace, CaipNetworkId>> = {}
  for (const network of Object.values(networks.active)) {
    if (network.supported) active[network.chainNamespace] = network.caipNetworkId
  }
  // A namespace that this visit did not touch keeps what it had: its wallet may be slow, or absent today.
  portico.storage.set('connections', { ...portico.storage.get('connections'), ...connections })
  portico.storage.set('activeNetworks', active)
  portico.storage.set('activeNamespace', networks.activeNamespace)
}
