import type { ChainNamespace, Network, Portico, PorticoState } from '@portico/core'

// A cache, not state: React asks again and again while it hydrates and must get the same object.
const states = new WeakMap<Portico, PorticoState>()

/**
 * The state as a server knows it: nothing stored, nothing discovered. Hydration starts from it, so that the
 * markup agrees, and moves on to the real state at once.
 */
export function getServerState(portico: Portico): PorticoState {
  const known = states.get(portico) ?? withoutPage(portico)
  states.set(portico, known)
  return known
}

function withoutPage({ options, store }: Portico): PorticoState {
  const state = store.get()
  const active: Partial<Record<ChainNamespace, Network>> = {}
  for (const network of [options.defaultNetwork, ...state.networks.requested])
    active[network.chainNamespace] ??= network
  return {
    ...state,
    initialized: false,
    accounts: {},
    networks: { ...state.networks, active, activeNamespace: options.defaultNetwork.chainNamespace },
    connectors: [],
    connections: {},
    modal: { ...state.modal, open: false, loading: false },
    catalogue: { ...state.catalogue, recent: [] },
  }
}
