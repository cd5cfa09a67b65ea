import type { ChainNamespace, ConnectedAccount, Connection, Portico } from '@portico/core'
import type { mockWallets } from '@portico/testing'

export type GalleryConnections = Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>

export function describeConnection(
  { rdns, name, icon }: (typeof mockWallets)[keyof typeof mockWallets],
  accounts: Connection['accounts'],
): Connection {
  return { connectorId: rdns, accounts, name, icon, rdns, type: 'ANNOUNCED' }
}

/** Adds connections, as granted by wallets: the first of each family is active. */
export function connectWallets(
  portico: Portico,
  connections: GalleryConnections,
  active: ChainNamespace = 'eip155',
): void {
  portico.store.set(state => {
    const accounts = { ...state.accounts }
    // Keys of a table by namespace.
    for (const namespace of Object.keys(connections) as ChainNamespace[]) {
      const [chosen] = connections[namespace] ?? []
      const network = state.networks.active[namespace]
      if (chosen && network) accounts[namespace] = toAccount(chosen, namespace, network.caipNetworkId)
    }
    return { ...state, accounts, connections, networks: { ...state.networks, activeNamespace: active } }
  })
}

function toAccount(
  { connectorId, accounts, name = connectorId, icon, rdns, type = 'ANNOUNCED' }: Connection,
  namespace: ChainNamespace,
  network: string,
): ConnectedAccount {
  const address = accounts[0]?.address ?? ''
  return {
    status: 'connected',
    namespace,
    connectorId,
    address,
    caipAddress: `${network}:${address}` as ConnectedAccount['caipAddress'], // of a network's own id
    accounts,
    wallet: { name, icon, rdns, type },
  }
}
