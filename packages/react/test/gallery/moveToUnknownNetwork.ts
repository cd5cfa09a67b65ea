import type { CaipNetworkId, Portico } from '@portico/core'
import { createUnsupportedNetwork, eip155Family } from '@portico/core/adapter'

/** Puts the wallet on a network that the site did not configure. */
export function moveToUnknownNetwork(portico: Portico, network: CaipNetworkId = 'eip155:424242'): void {
  portico.store.set(state => ({
    ...state,
    networks: {
      ...state.networks,
      active: { ...state.networks.active, eip155: createUnsupportedNetwork(eip155Family, network) },
    },
  }))
}
