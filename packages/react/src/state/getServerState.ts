import type { ChainNamespace, Network, Portico, PorticoState } from '@portico/core'

// A cache: React reads repeatedly while it hydrates and needs the same object.
const states = new WeakMap<Portico, PorticoState>()

/** The state on a server, from which hydration starts, so that the markup matches. */
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
