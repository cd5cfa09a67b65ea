import type { ChainNamespace } from '../../types/ChainNamespace.js'
import type { Connector } from '../../types/Connector.js'

export type ConnectorsState = readonly Connector[]

/** What an adapter found on the page takes the place of what it found before; other ways to connect stay. */
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
