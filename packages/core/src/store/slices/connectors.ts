import type { Connector } from '../../families/adapter/Connector.js'
import type { ChainNamespace } from '../../families/ChainNamespace.js'

export type ConnectorsState = readonly Connector[]

/** Replaces the connectors that an adapter found before; those of sources stay. */
export function setConnectors(
  state: ConnectorsState,
  namespace: ChainNamespace,
  connectors: readonly Connector[],
): ConnectorsState {
  return [...state.filter(({ chain, isSource }) => chain !== namespace || isSource), ...connectors]
}

export function selectConnector(
  state: ConnectorsState,
  namespace: ChainNamespace,
  id: string,
): Connector | undefined {
  return state.find(connector => connector.chain === namespace && connector.id === id)
}
